#pragma once

#include <QtGlobal>

#include <functional>

/// Separates keys meant for a widget that has just appeared over a game from keys still meant for the game, such as a
/// held arrow key or one press too many.
///
/// Keys marked as repeated are always held back. After start(), all other keys are held back, too, until one of them
/// arrives at least `pause` after the start and at least `repeatPause` after the previous key, repeated or not. This
/// key and all later keys that are not marked as repeated pass.
class KeyDebounce {
public:
    /// Returns milliseconds since an arbitrary moment; must never decrease.
    using Clock = std::function<qint64()>;

    /// In milliseconds; longer than the delay before a held key repeats.
    static constexpr int pause = 700;
    /// In milliseconds. A key that follows sooner counts as repeated, because systems do not always mark repeated keys.
    static constexpr int repeatPause = 150;

    /// Returns the time of the system's monotonic clock.
    static qint64 steadyClock();

    /// `clock` must be callable.
    explicit KeyDebounce(Clock clock = steadyClock);

    /// Call when the widget appears.
    void start();
    /// True if the current key must be ignored. Call once per key, when it arrives.
    bool holdsBack(bool isRepeat);

private:
    Clock m_clock;
    qint64 m_started = 0;
    qint64 m_lastKey = 0; ///< time of the last key, or of the start
    bool m_isHolding = false;
};
