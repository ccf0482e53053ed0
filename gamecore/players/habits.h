#pragma once

#include "gamecore/base/luck.h"
#include "gamecore/players/perception.h"
#include "gamecore/players/player.h"
#include "gamecore/world/command.h"

// What a player does without thinking of his goals: he waits, presses a key that he did not mean, grows by habit.

/// What a player leaves to chance, drawn with luck of his own, which has no part in the world's.
class OwnLuck {
public:
    explicit OwnLuck(std::uint64_t seed) : m_luck(seed) {}

    /// Uniform in 0..limit-1; `limit` must be at least 1. The next draw is another one.
    int below(int limit) { return m_luck.below({.who = 0, .purpose = 0, .count = m_draws++}, limit); }
    /// Whether what happens so often, in percent, happens now. 0 and 100 draw nothing.
    bool happens(int percent) { return percent == 100 || (percent > 0 && below(100) < percent); }

private:
    Luck m_luck;
    std::uint32_t m_draws = 0;
};

/// Lets the time of one of his steps pass, or a turn.
Command waitOf(const Player &player, const World &world);
/// A step in any direction that there is in this world.
Direction anyDirection(const World &world, OwnLuck &luck);
/// Another key than he meant. Those who do nothing else try everything.
Command slipOf(const Player &player, const World &world, const std::vector<Seen> &monsters, OwnLuck &luck);
/// What he gains at a new level.
Growth growthOf(const Player &player, const World &world, OwnLuck &luck);
