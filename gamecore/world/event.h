#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"
#include "gamecore/data/statuseffect.h"
#include "gamecore/world/actorid.h"

#include <vector>

/// The types of events, each with the members of Event that it uses. The app turns events into sentences. Events that
/// the hero cannot perceive are left out (gamecore/rules/sight.h).
enum class EventType : std::uint8_t {
    Moved,      ///< actor, from, to
    Bumped,     ///< actor, cell, target: walked into another actor, or into terrain (no target), without harm
    Idled,      ///< actor: a monster in view that did nothing
    Attacked,   ///< actor, target, amount of damage (0: no effect); a Damaged event follows if it hurts
    Damaged,    ///< actor, amount, cause (with its item or terrain)
    Healed,     ///< actor, amount
    Died,       ///< actor, target: the killer (0: none), cell
    Collected,  ///< actor, item, cell, amount of gold
    PickedUp,   ///< actor, item, cell, letter
    Dropped,    ///< actor, item, cell, letter in the bag (none if a dead monster dropped it)
    Used,       ///< actor, item, letter, target cell if the item needs one
    Equipped,   ///< actor, item, letter
    Unequipped, ///< actor, item, letter
    Confused,   ///< actor, amount: duration in actions
    Recovered,  ///< actor, status that ended
    Status,     ///< actor, status, amount: duration in actions; every status except confusion
    Opened,     ///< actor, cell, terrain of the door
    Unlocked,   ///< actor, cell, terrain of the door, item: the key (used up if its kind says so)
    LevelUp,    ///< actor, amount: the hero's new level; a choice is due
    Descended,  ///< actor, amount: new depth
    Spotted,    ///< actor: a monster that came into view, cell
    Respawned,  ///< actor, cell
    Safe,       ///< actor, amount: duration of the safe time, in ms under real time, else in turns
    Won,        ///< the game is over
    Lost,       ///< the game is over
    Refused,    ///< reason, terrain if it bars the way; the command was impossible: no turn passed, nothing changed
};
inline constexpr int eventTypeCount = enumeratorCount<EventType>();

/// Facts about an event type: its key in files and output, and which members of Event it uses. For code other than the
/// rules that create such events.
struct EventRow {
    EventType type;
    QLatin1StringView key;
    bool hasActor = true;   ///< output omits the actor if it is `nobody`
    bool hasWay = false;    ///< from, to
    bool hasTarget = false; ///< output omits the target if it is `nobody`
    bool hasItem = false;
    bool hasLetter = false; ///< output omits the letter if the item is not in the bag
    bool hasCell = false;
    QLatin1StringView amount = {}; ///< key of the amount in output; empty if the type has no amount
    bool hasCause = false;
    bool hasStatus = false;
    bool hasTerrain = false;
    bool hasReason = false;
};

inline constexpr std::array<EventRow, eventTypeCount> eventRows{
    {{.type = EventType::Moved, .key = QLatin1StringView("moved"), .hasWay = true},
     {.type = EventType::Bumped, .key = QLatin1StringView("bumped"), .hasTarget = true, .hasCell = true},
     {.type = EventType::Idled, .key = QLatin1StringView("idled")},
     {.type = EventType::Attacked,
      .key = QLatin1StringView("attacked"),
      .hasTarget = true,
      .amount = QLatin1StringView("damage")},
     {.type = EventType::Damaged,
      .key = QLatin1StringView("damaged"),
      .amount = QLatin1StringView("damage"),
      .hasCause = true},
     {.type = EventType::Healed, .key = QLatin1StringView("healed"), .amount = QLatin1StringView("amount")},
     {.type = EventType::Died, .key = QLatin1StringView("died"), .hasTarget = true, .hasCell = true},
     {.type = EventType::Collected,
      .key = QLatin1StringView("collected"),
      .hasItem = true,
      .hasCell = true,
      .amount = QLatin1StringView("amount")},
     {.type = EventType::PickedUp,
      .key = QLatin1StringView("picked_up"),
      .hasItem = true,
      .hasLetter = true,
      .hasCell = true},
     {.type = EventType::Dropped,
      .key = QLatin1StringView("dropped"),
      .hasItem = true,
      .hasLetter = true,
      .hasCell = true},
     {.type = EventType::Used, .key = QLatin1StringView("used"), .hasItem = true, .hasLetter = true, .hasCell = true},
     {.type = EventType::Equipped, .key = QLatin1StringView("equipped"), .hasItem = true, .hasLetter = true},
     {.type = EventType::Unequipped, .key = QLatin1StringView("unequipped"), .hasItem = true, .hasLetter = true},
     {.type = EventType::Confused, .key = QLatin1StringView("confused"), .amount = QLatin1StringView("amount")},
     {.type = EventType::Recovered, .key = QLatin1StringView("recovered"), .hasStatus = true},
     {.type = EventType::Status,
      .key = QLatin1StringView("status"),
      .amount = QLatin1StringView("amount"),
      .hasStatus = true},
     {.type = EventType::Opened, .key = QLatin1StringView("opened"), .hasCell = true, .hasTerrain = true},
     {.type = EventType::Unlocked,
      .key = QLatin1StringView("unlocked"),
      .hasItem = true,
      .hasCell = true,
      .hasTerrain = true},
     {.type = EventType::LevelUp, .key = QLatin1StringView("level_up"), .amount = QLatin1StringView("amount")},
     {.type = EventType::Descended, .key = QLatin1StringView("descended"), .amount = QLatin1StringView("amount")},
     {.type = EventType::Spotted, .key = QLatin1StringView("spotted"), .hasCell = true},
     {.type = EventType::Respawned, .key = QLatin1StringView("respawned"), .hasCell = true},
     {.type = EventType::Safe, .key = QLatin1StringView("safe"), .amount = QLatin1StringView("amount")},
     {.type = EventType::Won, .key = QLatin1StringView("won"), .hasActor = false},
     {.type = EventType::Lost, .key = QLatin1StringView("lost"), .hasActor = false},
     {.type = EventType::Refused, .key = QLatin1StringView("refused"), .hasActor = false, .hasReason = true}}};
static_assert(hasEachItsRow<&EventRow::type>(eventRows), "each type of event needs its row in eventRows, at its place");

constexpr const EventRow &rowOf(EventType type)
{
    return eventRows[std::size_t(type)];
}

/// The reason why a command was refused.
enum class Reason : std::uint8_t {
    None,          ///< not refused
    Blocked,       ///< a wall, a lock without its key, or the edge of the level
    Diagonal,      ///< a diagonal step where only four directions are allowed
    ActorInTheWay, ///< an actor that cannot be attacked
    FullHealth,    ///< nothing to heal
    NoTarget,      ///< no actor in range or on the target cell
    OutOfRange,    ///< the cell is too far away
    NotSeen,       ///< the cell is not in view
    NeedsTarget,   ///< the item needs a cell
    NothingHere,   ///< nothing to pick up or to choose
    BagFull,       ///< no free letter
    NoSuchItem,    ///< no item with that letter, or not a usable one
    NoStairs,      ///< no stairs here, or stairs that lead nowhere
    ChooseFirst,   ///< the hero must choose a level-up first
    WrongClock,    ///< `wait` under real time, or `advance` under turns
    GameOver,
};
inline constexpr int reasonCount = enumeratorCount<Reason>();

/// The source of damage.
enum class Cause : std::uint8_t { Attack, Breath, Item, Terrain };

/// Returns the key for files and output, such as "wrong_clock".
QLatin1StringView reasonKey(Reason reason);
/// Returns the key for files and output, such as "attack".
QLatin1StringView causeKey(Cause cause);

/// An event. Members that its type does not use have their defaults.
struct Event {
    EventType type = EventType::Refused;
    Reason reason = Reason::None;
    Cause cause = Cause::Attack;
    StatusEffect status = StatusEffect::Confused;
    TerrainId terrain = 0;
    char letter = 0; ///< letter in the bag, 'a'..'z'; 0: none
    KindId item = 0; ///< kind of the item
    ActorId actor = nobody;
    ActorId target = nobody;
    Point cell = {};
    Point from = {};
    Point to = {};
    int amount = 0; ///< meaning: see the comments of EventType

    friend bool operator==(const Event &, const Event &) = default;
};

/// The events of one command, in the order in which they happened. Reuse the list across turns: clear() does not free
/// its memory, so a turn allocates nothing.
class EventList {
public:
    EventList() { m_events.reserve(64); }

    void clear() { m_events.clear(); }
    void add(const Event &event) { m_events.push_back(event); }

    bool isEmpty() const { return m_events.empty(); }
    int count() const { return int(m_events.size()); }
    const Event &operator[](int i) const { return m_events[std::size_t(i)]; }
    auto begin() const { return m_events.begin(); }
    auto end() const { return m_events.end(); }

    /// True if the command was refused. The refusal is then the only event.
    bool isRefused() const { return count() == 1 && m_events.front().type == EventType::Refused; }

private:
    std::vector<Event> m_events;
};
