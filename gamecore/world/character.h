#pragma once

#include <QtGlobal>

/// Limits of a hero's growth, far above any game that is fun. They keep sums of what levels, rules and files give
/// within an int, and the events of one turn within memory.
inline constexpr int highestLevel = 9999;
inline constexpr int mostExperience = 1'000'000'000;
/// Limit of counts, sums and clocks: far beyond any game, and far from where numbers end. Counting stops there.
inline constexpr int largestCount = 1'000'000'000;
inline constexpr qint64 largestSum = qint64(1) << 50;
inline constexpr int largestTrait = 100'000'000; ///< of max hp, power and defense, without what is worn

/// What the hero has grown to. His power, defense and max hp in force are these and what he wears (World::power()).
struct Character {
    int baseMaxHp = 1;   ///< 1..largestTrait
    int basePower = 0;   ///< 0..largestTrait
    int baseDefense = 0; ///< 0..largestTrait
    int level = 1;       ///< 1..highestLevel
    int xp = 0;          ///< towards the next level, 0..mostExperience
    int choicesDue = 0;  ///< levels reached whose gain is not chosen yet
    int kills = 0;

    friend bool operator==(const Character &, const Character &) = default;
};
