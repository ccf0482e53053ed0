#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"
#include "gamecore/data/behavior.h"
#include "gamecore/data/field.h"
#include "gamecore/data/ids.h"
#include "gamecore/data/statuseffect.h"
#include "gamecore/data/terrain.h"
#include "gamecore/world/cellindex.h"
#include "gamecore/world/sightmap.h"

#include <QString>
#include <QtGlobal>

#include <array>
#include <limits>
#include <optional>
#include <vector>

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

/// The purposes for which actors and treasure draw random numbers. Each purpose has its own counter, so an extra draw
/// for one purpose does not change later draws for others. Append new purposes at the end: the number of a purpose
/// seeds its draws.
enum class Purpose : std::uint8_t {
    Turn,    ///< direction of an actor that walks at random, such as a patrol whose path is blocked
    Delay,   ///< real time: delay until the next action
    Stumble, ///< direction of a confused step
    Facing,  ///< initial facing that the level leaves open
    Gold,    ///< initial gold that the level leaves open
    Effect,  ///< random part of an item's effect, drawn for each actor affected
};
inline constexpr int purposeCount = enumeratorCount<Purpose>();

struct PurposeRow {
    Purpose purpose;
    QLatin1StringView key; ///< key in snapshots
};

inline constexpr std::array<PurposeRow, purposeCount> purposeRows{
    {{.purpose = Purpose::Turn, .key = QLatin1StringView("turn")},
     {.purpose = Purpose::Delay, .key = QLatin1StringView("delay")},
     {.purpose = Purpose::Stumble, .key = QLatin1StringView("stumble")},
     {.purpose = Purpose::Facing, .key = QLatin1StringView("facing")},
     {.purpose = Purpose::Gold, .key = QLatin1StringView("gold")},
     {.purpose = Purpose::Effect, .key = QLatin1StringView("effect")}}};
static_assert(hasEachItsRow<&PurposeRow::purpose>(purposeRows), "each purpose needs its row in purposeRows");

constexpr const PurposeRow &rowOf(Purpose purpose)
{
    return purposeRows[std::size_t(purpose)];
}

/// Number of draws that an actor has made in play, by purpose.
using Draws = std::array<std::uint32_t, purposeCount>;

/// The status effects of an actor and their remaining durations.
class Statuses {
public:
    bool has(StatusEffect status) const { return m_left[std::size_t(status)] != none; }
    bool isEmpty() const { return *this == Statuses(); }
    /// Returns for how many more actions the status takes effect. 0 if the actor does not have the status, or if the
    /// actor's next action only ends the status.
    int left(StatusEffect status) const { return qMax<int>(0, m_left[std::size_t(status)]); }

    /// Applies a status or resets its duration: the same status does not stack.
    void set(StatusEffect status, int actions) { m_left[std::size_t(status)] = std::int16_t(actions); }
    void clear(StatusEffect status) { m_left[std::size_t(status)] = none; }
    /// Reduces left() of a status by 1; left() must be at least 1.
    void countAction(StatusEffect status) { --m_left[std::size_t(status)]; }

    friend bool operator==(const Statuses &, const Statuses &) = default;

private:
    static constexpr std::int16_t none = -1;
    static_assert(longestStatusTurns < std::numeric_limits<std::int16_t>::max());
    std::array<std::int16_t, statusEffectCount> m_left = [] {
        std::array<std::int16_t, statusEffectCount> left{};
        left.fill(none);
        return left;
    }();
};

/// The largest Actor::rest that a snapshot may contain.
inline constexpr int longestRest = 1000;

/// The hero or a monster in play.
struct Actor {
    KindId kind = 0;
    Point cell;
    Direction facing = Direction::North;
    Behavior behavior = Behavior::Idle;
    int hp = 1;                 ///< dead if 0 or less
    int maxHp = 1;              ///< monsters only; for the hero, see World::maxHp()
    int power = 0;              ///< monsters only; for the hero, see World::power()
    int item = CellIndex::none; ///< monsters only: number of the item that it carries, or carried when it died;
                                ///< CellIndex::none: nothing
    Statuses statuses = {};
    bool isDead = false;   ///< its remains lie on the cell and block nothing; the hero is dead only in a lost game
    bool isHidden = false; ///< dead actors: the hero has not seen the remains yet (display only)
    /// Monsters: true if the monster was in view at the last call of spotMonsters() (rules/sight.h), so that the next
    /// call does not report that it comes into view.
    bool isInView = false;
    /// Hunters: the cell where they last saw the hero, while they remember it. Dragons about to breathe: the target of
    /// the fire. std::nullopt: none.
    std::optional<Point> goal = {};
    int rest = 0;            ///< dragons: actions until the next breath
    qint64 nextActionMs = 0; ///< real time: time of the next action
    /// Seeds this actor's random draws: a hash of its starting cell, its kind and its rank among equal actors there.
    std::uint64_t luck = 0;
    Draws draws = {};

    friend bool operator==(const Actor &, const Actor &) = default;
};

/// A treasure or item of a world. Its index in World::items() is its number as long as the world exists. No entry is
/// ever removed, so no item is lost or duplicated.
struct Item {
    enum class Location : std::uint8_t {
        Floor,
        Bag,
        Gone,   ///< used up, or treasure that was collected
        Carried ///< by a living monster (Actor::item)
    };

    KindId kind = 0;
    Location location = Location::Floor;
    Point cell = {};     ///< on the floor: its cell; carried by a monster: the monster's starting cell
    int gold = 0;        ///< treasure: its value
    int variant = 0;     ///< index of its picture among those of its kind, chosen by its starting cell (display only)
    char letter = 0;     ///< in the bag: 'a'..'z', constant while it stays there
    bool isWorn = false; ///< in the bag: equipped
    /// On the floor: dropped by a monster that died out of sight, and not seen by the hero yet (display only).
    bool isHidden = false;
    /// On the floor: the hero has put it down, or has left its cell without it, so automatic exploration does not pick
    /// it up. This has no other effect.
    bool isLeft = false;

    friend bool operator==(const Item &, const Item &) = default;
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
