#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/data/terrain.h"
#include "gamecore/world/actor.h"
#include "gamecore/world/exploredcells.h"
#include "gamecore/world/item.h"

#include <QString>
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

enum class Status : std::uint8_t { Playing, Won, Lost };
inline constexpr int statusCount = enumeratorCount<Status>();
/// "playing", "won", "lost".
QLatin1StringView statusKey(Status status);

/// A door that was opened: its cell is of other terrain now.
struct OpenedDoor {
    Point cell;
    TerrainId door = 0;

    friend bool operator==(const OpenedDoor &, const OpenedDoor &) = default;
};

/// All that play changes in a world. With the level, the catalogue, the rules, the seed and the stage it is the world:
/// whatever else a World knows follows from them. What becomes of a field in files, hashes and changed levels stands in
/// worldfields.h.
struct WorldState {
    Status status = Status::Playing;
    bool isLeft = false; ///< the stairs were taken: the hero is on his way to the next depth, and this world is over
    bool isProtected = false; ///< by a `protect` command
    int turn = 0;             ///< turns taken
    int steps = 0;            ///< of the hero
    qint64 timeMs = 0;        ///< game time
    qint64 safeUntil = 0;     ///< when the hero's safe time ends, in ms under real time, else in turns
    qint64 gold = 0;          ///< sums of many treasures need more than 32 bits
    Character character = {};
    std::vector<OpenedDoor> openedDoors = {}; ///< in the order in which they were opened
    std::vector<Item> items = {};             ///< those of the level, in their order, then what the hero brought
    std::vector<Actor> actors = {};           ///< by id - 1
    ExploredCells explored = {};

    friend bool operator==(const WorldState &, const WorldState &) = default;
};

/// How many of the items of a newly made world are the level's own: of what there is only what the hero brought is in
/// the bag yet.
std::size_t itemsOfLevel(const WorldState &fresh);

/// How far a field goes with the hero when he leaves its world.
enum class Travels : std::uint8_t {
    Never,
    DownStairs, ///< into the next depth of a dungeon
    ToNextLevel ///< there, and into the next level of a campaign
};

/// The hero between two worlds: what he takes along down the stairs or into the next level of a campaign. The rows of
/// worldfields.h say which fields travel; all others are as new.
struct Traveller {
    struct Carried {
        QString kind; ///< key: the next world may have another catalogue
        Item item;

        friend bool operator==(const Carried &, const Carried &) = default;
    };

    WorldState state = {};
    Actor hero = {};
    std::vector<Carried> bag = {};

    friend bool operator==(const Traveller &, const Traveller &) = default;
};
