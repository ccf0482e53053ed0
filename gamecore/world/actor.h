#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/behavior.h"
#include "gamecore/data/field.h"
#include "gamecore/data/ids.h"
#include "gamecore/data/statuseffect.h"
#include "gamecore/world/cellindex.h"

#include <QtGlobal>

#include <array>
#include <limits>
#include <optional>

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

/// Number of draws an actor has made in play, by purpose.
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
