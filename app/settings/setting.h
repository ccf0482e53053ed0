#pragma once

#include "app/settings/latesettings.h"

#include <QByteArray>
#include <QStringList>

/// One value that the program remembers between two runs. Its key in the file and what it is at first stand where it is
/// declared; what is in the file and is no such value counts as what it is at first, as far as QVariant can tell.
template<typename T>
class Setting {
public:
    /// The file must outlive this.
    Setting(LateSettings &file, const QString &key, T first = {}) : m_file(file), m_key(key), m_first(std::move(first))
    {
    }

    T operator()() const
    {
        const QVariant value = m_file.value(m_key, QVariant::fromValue(m_first));
        return value.canConvert<T>() ? value.value<T>() : m_first;
    }
    void set(const T &value) { m_file.set(m_key, QVariant::fromValue(value)); }

protected:
    LateSettings &file() { return m_file; }

private:
    LateSettings &m_file;
    QString m_key;
    T m_first;
};

/// Texts that were used last, the last one first: each once, and of too many the oldest go.
class RecentTexts : public Setting<QStringList> {
public:
    RecentTexts(LateSettings &file, const QString &key, qsizetype most) : Setting(file, key), m_most(most) {}

    void add(const QString &text)
    {
        file().refresh();
        QStringList texts = (*this)();
        texts.removeAll(text);
        texts.prepend(text);
        set(texts.first(qMin(texts.size(), m_most)));
    }

private:
    qsizetype m_most;
};
