#pragma once

#include <QJsonObject>
#include <QString>

#include <concepts>
#include <functional>

/// A sentence that can be told again after a change of the language of the program: each call gives it in the language
/// in force. Null if there is nothing to tell.
class Sentence {
public:
    Sentence() = default;
    /// `tell` owns all values that it needs. `kept` is what a file keeps so that another run of the program can tell
    /// the same; empty: a file keeps only the text.
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
