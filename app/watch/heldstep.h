#pragma once

#include <QtGlobal>

/// How far steps go while a key or button is held down: one by one at first, then further and further, so that one sees
/// what is near and still gets through a long run.
class HeldStep {
public:
    /// So many steps go before the next one is twice as far.
    static constexpr int stepsBeforeGrowth = 10;
    static constexpr int furthest = 64; ///< in beats

    /// The length of the next step: `isHeld` if the key or button is still down since the one before.
    int next(bool isHeld)
    {
        m_steps = isHeld ? m_steps + 1 : 0;
        return qMin(furthest, 1 << qMin(m_steps / stepsBeforeGrowth, growths));
    }

private:
    static constexpr int growths = 6; ///< until the furthest

    int m_steps = 0;
};
