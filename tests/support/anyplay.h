#pragma once

#include "gamecore/base/rng.h"
#include "tests/support/botplayer.h"

/// Returns a random command. Most are impossible: cells outside the level, unknown letters, choices that are not due.
Command anyCommand(Rng &rng, const World &world);

/// A player that mixes all shipped bots, in turns, with about one random command in thirty. It never gives up. The same
/// seed plays the same commands in equal games.
class AnyPlay {
public:
    explicit AnyPlay(std::uint64_t seed) : m_rng(seed, 99) {}

    /// Plays and returns one command. The game must not be over.
    Command play(Game &game, EventList &events);

private:
    Command next(const World &world);
    void callAnother();

    Rng m_rng;
    std::optional<BotPlayer> m_bot;
    int m_left = 0; ///< commands until the next bot's turn
};
