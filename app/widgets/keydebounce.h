#pragma once

#include <QtGlobal>

#include <functional>

/// Tells keys meant for what has just come up over a game from those still meant for the game, such as an arrow that is
/// held down or pressed once too often.
///
/// From start() on every key is held back, until one comes at least `pause` after the start and at least `repeatPause`
/// after the key before it. That one passes, and so do all later ones. A key that says that it repeats never passes and
/// ends nothing; before start() only such keys are held back.
class KeyDebounce {
public:
    /// Milliseconds since any moment; never goes back.
    using Clock = std::function<qint64()>;

    /// Milliseconds: longer than a held key takes to repeat first.
    static constexpr int pause = 700;
    /// Milliseconds. What comes sooner after the last key is taken for one that repeats: systems do not always say so.
    static constexpr int repeatPause = 150;

    /// The monotonic clock of the system.
    static qint64 steadyClock();

    /// The clock must be callable.
    explicit KeyDebounce(Clock clock = steadyClock);

    /// Call when something has come up.
    void start();
    /// Whether a key that comes now is not to do anything. Ask once for each key, when it comes.
    bool holdsBack(bool isRepeat);

private:
    Clock m_clock;
    qint64 m_started = 0;
    qint64 m_lastKey = 0; ///< or the start
    bool m_isHolding = false;
};
