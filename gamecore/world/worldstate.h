#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/data/terrain.h"
#include "gamecore/world/actor.h"
#include "gamecore/world/exploredcells.h"
#include "gamecore/world/item.h"

#include <QString>
#include <QtGlobal>

/// Limits of the hero's growth, far above any sensible game. They keep sums of values from levels, rules and files
/// within an int, and bound the number of events in a turn.
inline constexpr int highestLevel = 9999;
inline constexpr int mostExperience = 1'000'000'000;
/// Limits of counts, sums and clocks. Counting stops at these limits.
inline constexpr int largestCount = 1'000'000'000;
inline constexpr qint64 largestSum = qint64(1) << 50;
inline constexpr int largestTrait = 100'000'000; ///< max HP, power and defense without worn items

/// The hero's own traits and experience. World::power() and its siblings add the bonuses of worn items.
struct Character {
    int baseMaxHp = 1;   ///< 1..largestTrait
    int basePower = 0;   ///< 0..largestTrait
    int baseDefense = 0; ///< 0..largestTrait
    int level = 1;       ///< 1..highestLevel
    int xp = 0;          ///< towards the next level, 0..mostExperience
    int choicesDue = 0;  ///< level-ups for which the player has not chosen a trait yet
    int kills = 0;

    friend bool operator==(const Character &, const Character &) = default;
};

enum class Status : std::uint8_t { Playing, Won, Lost };
inline constexpr int statusCount = enumeratorCount<Status>();
/// Returns "playing", "won" or "lost".
QLatin1StringView statusKey(Status status);

/// A door that was opened and replaced by other terrain.
struct OpenedDoor {
    Point cell;
    TerrainId door = 0; ///< terrain of the door before it was opened

    friend bool operator==(const OpenedDoor &, const OpenedDoor &) = default;
};

/// Everything that play changes in a world. Together with level, catalogue, rules, seed and stage it determines the
/// world; all other data of World is derived. worldfields.h says how files, hashes and changed levels treat each field.
struct WorldState {
    Status status = Status::Playing;
    bool isLeft = false;      ///< the hero has taken the stairs to the next depth, and this world has ended
    bool isProtected = false; ///< switched on by a `protect` command
    int turn = 0;             ///< turns taken
    int steps = 0;            ///< steps of the hero
    qint64 timeMs = 0;        ///< game time
    qint64 safeUntil = 0;     ///< end of the hero's safe time, in ms under real time, else in turns
    qint64 gold = 0;          ///< 64 bits: sums of many treasures exceed 32 bits
    Character character = {};
    std::vector<OpenedDoor> openedDoors = {}; ///< in the order of opening
    std::vector<Item> items = {};   ///< items of the level in the order of placing, then items that the hero brought
    std::vector<Actor> actors = {}; ///< by id - 1
    ExploredCells explored = {};

    friend bool operator==(const WorldState &, const WorldState &) = default;
};

/// Returns how many items of `fresh`, the state of an unplayed world, belong to the level: all items that are not in
/// the bag. The hero brought the items in the bag.
std::size_t itemsOfLevel(const WorldState &fresh);

/// How far the value of a field travels with the hero when he leaves a world.
enum class Travels : std::uint8_t {
    Never,
    DownStairs, ///< to the next depth of a dungeon
    ToNextLevel ///< also to the next level of a campaign
};

/// The hero between two worlds: everything that he takes down the stairs or to the next level of a campaign.
/// worldfields.h says which fields travel; all others have their defaults.
struct Traveller {
    struct Carried {
        QString kind; ///< catalogue key of the kind; the next world may have another catalogue
        Item item;

        friend bool operator==(const Carried &, const Carried &) = default;
    };

    WorldState state = {};
    Actor hero = {};
    std::vector<Carried> bag = {};

    friend bool operator==(const Traveller &, const Traveller &) = default;
};
