#pragma once

#include <QByteArray>
#include <QEvent>
#include <QSettings>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <utility>

/// Settings whose changes all others see at once, while the disk gets them a moment later in one go, and when this
/// ends: forcing a file to the disk takes longer than a frame. Another QSettings made meanwhile has them written at
/// once. Change them by set() alone.
class LateSettings : public QSettings {
public:
    static constexpr int lateMs = 100;

    void set(const QString &key, const QVariant &value)
    {
        refresh();
        m_isPending = true;
        setValue(key, value);
    }
    /// Takes over what other processes have set, unless something of ours is about to be written: that does it too.
    void refresh()
    {
        if (!m_isPending) {
            write();
        }
    }
    /// Called once, when something could not be written for the first time.
    void whenUnwritten(const std::function<void()> &tell) { m_tellUnwritten = tell; }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::UpdateRequest) {
            return QSettings::event(event);
        }
        QTimer::singleShot(lateMs, this, [this] { // until then there is no further request
            write();
            m_isPending = false;
        });
        return true;
    }

private:
    void write()
    {
        sync();
        if (status() == AccessError && m_tellUnwritten) {
            std::exchange(m_tellUnwritten, {})();
        }
    }

    std::function<void()> m_tellUnwritten;
    bool m_isPending = false;
};

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
        const QVariant found = value();
        return found.isValid() && found.canConvert<T>() ? found.value<T>() : m_first;
    }
    void set(const T &value) { m_file.set(m_key, QVariant::fromValue(value)); }

protected:
    LateSettings &file() { return m_file; }
    /// What is in the file, whatever that is.
    QVariant value() const { return m_file.value(m_key); }
    const T &first() const { return m_first; }

private:
    LateSettings &m_file;
    QString m_key;
    T m_first;
};

/// A whole number of a range; what is outside of it, or no number, counts as what it is at first.
class NumberSetting : public Setting<int> {
public:
    NumberSetting(LateSettings &file, const QString &key, int first, int least, int most)
        : Setting(file, key, first), m_least(least), m_most(most)
    {
    }

    int operator()() const
    {
        bool isNumber = false;
        const int number = value().toInt(&isNumber);
        return isNumber && number >= m_least && number <= m_most ? number : first();
    }

private:
    int m_least;
    int m_most;
};

/// Texts that were used last, the last one first: each once, and of too many the oldest go.
class RecentTexts : public Setting<QStringList> {
public:
    /// In UTF-16 units: no path of a file is longer.
    static constexpr qsizetype longestText = 32 * 1024;

    RecentTexts(LateSettings &file, const QString &key, qsizetype most) : Setting(file, key), m_most(most) {}

    QStringList operator()() const
    {
        QStringList texts = Setting::operator()();
        texts.removeIf([](const QString &text) { return text.size() > longestText; });
        return texts.first(qMin(texts.size(), m_most));
    }

    void add(const QString &text)
    {
        file().refresh();
        QStringList texts = (*this)();
        texts.removeAll(text);
        texts.prepend(text);
        set(texts.first(qMin(texts.size(), m_most)));
    }

    /// Puts another text in the place of one; does nothing for a text that is not listed.
    void replace(const QString &text, const QString &by)
    {
        file().refresh();
        QStringList texts = (*this)();
        if (texts.contains(text)) {
            texts.removeAll(by);
            texts.replace(texts.indexOf(text), by);
            set(texts);
        }
    }

private:
    qsizetype m_most;
};
