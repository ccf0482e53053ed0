#pragma once

#include "gamecore/play/game.h"

/// A moment of a game, to which a game of the same start can be taken: all that play has changed by then. Much smaller
/// than the game, since level, catalogue and whatever follows from the state are left out.
class GameMoment {
public:
    explicit GameMoment(const Game &game);

    /// Takes a game back or forth to this moment. It goes on from there as the one that it was taken of, but its
    /// history() is empty: the way to here was not played.
    void restoreTo(Game &game) const;
    /// About how much memory it takes.
    qint64 bytes() const { return m_bytes; }

private:
    int m_depth;
    qint64 m_bytes;
    WorldState m_state;
};
