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

/// What actors and treasure draw by chance. Each purpose counts for itself, so that stumbling changes no later turn. A
/// new one stands at the end: its number is part of the name that chance is drawn by.
enum class Purpose : std::uint8_t {
    Turn,    ///< where an actor that walks by chance goes, such as a patrol once something is in the way
    Delay,   ///< real time: how long until the next action
    Stumble, ///< where confusion leads
    Facing,  ///< at the start, where the level does not say it
    Gold,    ///< at the start, likewise
    Effect,  ///< what the effects of an item leave to chance, for each one they reach
};
inline constexpr int purposeCount = enumeratorCount<Purpose>();

struct PurposeRow {
    Purpose purpose;
    QLatin1StringView key; ///< in snapshots
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

/// How often somebody has drawn for each purpose in play.
using Draws = std::array<std::uint32_t, purposeCount>;

/// Which statuses lie over an actor, and for how long.
class Statuses {
public:
    bool has(StatusEffect status) const { return m_left[std::size_t(status)] != none; }
    bool isEmpty() const { return *this == Statuses(); }
    /// Actions that it still lasts; the action after the last one only recovers.
    int left(StatusEffect status) const { return qMax<int>(0, m_left[std::size_t(status)]); }

    /// Lays a status on, or refreshes it: they never nest.
    void set(StatusEffect status, int actions) { m_left[std::size_t(status)] = std::int16_t(actions); }
    void clear(StatusEffect status) { m_left[std::size_t(status)] = none; }
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

inline constexpr int longestRest = 1000;

/// Hero or monster in play.
struct Actor {
    KindId kind = 0;
    Point cell;
    Direction facing = Direction::North;
    Behavior behavior = Behavior::Idle;
    int hp = 1;                 ///< 0 or less: dead
    int maxHp = 1;              ///< of monsters; the hero's is World::maxHp()
    int power = 0;              ///< of monsters; the hero's is World::power()
    int item = CellIndex::none; ///< of monsters: the number of what they carry, or carried when they died
    Statuses statuses = {};
    bool isDead = false;   ///< its remains lie on its cell and block nothing; the hero's only once the game is lost
    bool isHidden = false; ///< of the dead: the hero has not seen where they lie; changes what is shown, no rule
    bool isInView = false; ///< when sight was last renewed; decides whether it is spotted anew
    /// Hunters: where they last saw the hero, as long as they remember; dragons that draw breath: where the fire goes.
    std::optional<Point> goal = {};
    int rest = 0;            ///< dragons: actions before they can draw breath again
    qint64 nextActionMs = 0; ///< real time: when it acts next
    std::uint64_t luck =
        0; ///< by which chance knows it: of the cell where it began, its kind, and its place among alike
    Draws draws = {};

    friend bool operator==(const Actor &, const Actor &) = default;
};
