#pragma once

#include "gamecore/base/rng.h"
#include "tests/support/botatgame.h"

/// Any command at all, most of which are impossible: cells outside, letters that name nothing, choices that are not
/// due.
Command anyCommand(Rng &rng, const World &world);

/// Plays as anybody might: the shipped players by turns, who never give up, and about one command in thirty is any at
/// all. The same seed does the same in equal games.
class AnyPlay {
public:
    explicit AnyPlay(std::uint64_t seed) : m_rng(seed, 99) {}

    /// Plays one command of a game that is not over. That command.
    Command play(Game &game, EventList &events);

private:
    Command next(const World &world);
    void callAnother();

    Rng m_rng;
    std::optional<BotAtGame> m_bot;
    int m_left = 0; ///< commands until the next one has his turn
};
