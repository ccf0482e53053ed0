#pragma once

#include "gamecore/play/game.h"

/// A snapshot in memory of everything that play has changed, which can be restored to any game with the same start.
/// Much smaller than the game: level, catalogue and derived data are left out.
class GameMoment {
public:
    explicit GameMoment(const Game &game);

    /// Restores a game to this moment, which may be earlier or later than the present one. The game then continues as
    /// the original did, but its history() becomes empty, since those commands do not lead to this moment.
    void restoreTo(Game &game) const;
    /// Returns the approximate memory use, in bytes.
    qint64 bytes() const { return m_bytes; }

private:
    int m_depth;
    qint64 m_bytes;
    WorldState m_state;
};
