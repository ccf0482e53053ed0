#pragma once

#include <QJsonObject>
#include <QString>

#include <concepts>
#include <functional>

/// A sentence that can be translated again: each call returns it in the current language. Null if there is nothing to
/// say.
class Sentence {
public:
    Sentence() = default;
    /// `tell` must own all values that it needs. `kept` is stored in files, so that another run of the program can
    /// rebuild the sentence; if empty, files only store the text.
    template<std::invocable Tell>
    Sentence(Tell tell, QJsonObject kept = {}) : m_tell(std::move(tell)), m_kept(std::move(kept))
    {
    }

    explicit operator bool() const { return bool(m_tell); }
    QString operator()() const { return m_tell(); }
    const QJsonObject &kept() const { return m_kept; }

private:
    std::function<QString()> m_tell;
    QJsonObject m_kept;
};
