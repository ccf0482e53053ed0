#pragma once

#include <QJsonObject>
#include <QString>

#include <concepts>
#include <functional>

/// A sentence that can be translated again: each call of operator() returns it in the current language. A null
/// sentence, which must not be called, means that there is nothing to say.
class Sentence {
public:
    Sentence() = default;
    /// `tell` returns the sentence in the current language, and must own all values that it needs. `kept` is stored in
    /// files, so that another run of the program can rebuild the sentence; if it is empty, files only store the text.
    template<std::invocable Tell>
    Sentence(Tell tell, QJsonObject kept = {}) : m_tell(std::move(tell)), m_kept(std::move(kept))
    {
    }

    explicit operator bool() const { return bool(m_tell); }
    QString operator()() const { return m_tell(); }
    /// Returns the values from which keptSentence() rebuilds the sentence; empty if it cannot be rebuilt.
    const QJsonObject &kept() const { return m_kept; }

private:
    std::function<QString()> m_tell;
    QJsonObject m_kept;
};
