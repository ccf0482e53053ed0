#pragma once

#include <QEvent>
#include <QSettings>
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
