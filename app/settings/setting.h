#pragma once

#include <QAction>
#include <QByteArray>
#include <QEvent>
#include <QSettings>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <utility>

/// The settings file. Changes are visible at once, and written to the disk together, shortly afterwards or on
/// destruction, because forcing a file to the disk takes longer than a frame. Use only set() for changes. Constructing
/// another QSettings writes pending changes at once.
class DelayedSettings : public QSettings {
public:
    static constexpr int lateMs = 100; ///< delay of a write, in milliseconds

    /// Changes a value. The file is written later.
    void set(const QString &key, const QVariant &value)
    {
        refresh();
        m_isPending = true;
        setValue(key, value);
    }
    /// Reads changes by other processes. Does nothing if changes wait to be written, because writing also reads.
    void refresh()
    {
        if (!m_isPending) {
            write();
        }
    }
    /// Sets a function that is called once, at the first failure to write.
    void whenUnwritten(const std::function<void()> &tell) { m_tellUnwritten = tell; }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::UpdateRequest) {
            return QSettings::event(event);
        }
        QTimer::singleShot(lateMs, this, [this] { // until then no further timer is started
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

/// A value in the settings file. Its declaration contains its key and its default. Values in the file that do not
/// convert to the type, as far as QVariant detects this, count as the default.
template<typename T>
class Setting {
public:
    /// `file` must outlive this object; `first` is the default of the setting.
    Setting(DelayedSettings &file, const QString &key, T first = {})
        : m_file(file), m_key(key), m_first(std::move(first))
    {
    }

    T operator()() const
    {
        const QVariant found = value();
        return found.isValid() && found.canConvert<T>() ? found.value<T>() : m_first;
    }
    void set(const T &value) { m_file.set(m_key, QVariant::fromValue(value)); }

protected:
    DelayedSettings &file() { return m_file; }
    /// Returns the value in the file, whatever its type.
    QVariant value() const { return m_file.value(m_key); }
    const T &first() const { return m_first; }

private:
    DelayedSettings &m_file;
    QString m_key;
    T m_first;
};

/// A whole number in the range least..most. Other values in the file count as the default.
class NumberSetting : public Setting<int> {
public:
    NumberSetting(DelayedSettings &file, const QString &key, int first, int least, int most)
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

/// Recently used texts without duplicates, the last used one first; at most `most` of them.
class RecentTexts : public Setting<QStringList> {
public:
    /// The greatest length of a text in UTF-16 units; longer ones are ignored. No file path is longer.
    static constexpr qsizetype longestText = 32 * 1024;

    RecentTexts(DelayedSettings &file, const QString &key, qsizetype most) : Setting(file, key), m_most(most) {}

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

    /// Replaces a text by another one; does nothing for a text that is not listed.
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

/// Makes a checkable action show and change a setting. `apply` is called with the value, at once and after each change.
/// The setting must exist as long as the action can change, and everything used by `apply` must outlive `context`.
template<typename Apply>
void follow(QAction &toggle, Setting<bool> &setting, QObject *context, Apply apply)
{
    toggle.setChecked(setting());
    apply(setting());
    QObject::connect(&toggle, &QAction::toggled, context, [&setting, apply](bool isOn) {
        apply(isOn);
        setting.set(isOn);
    });
}
