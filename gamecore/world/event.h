#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"
#include "gamecore/data/ids.h"
#include "gamecore/data/statuseffect.h"
#include "gamecore/world/actorid.h"

#include <vector>

/// What happened, as plain values in the order in which it happened. Sentences about events stand in app. What the
/// hero cannot perceive is left out (gamecore/rules/telling.h).
enum class EventType : std::uint8_t {
    Moved,      ///< actor, from, to
    Bumped,     ///< actor, cell, target: walked into somebody (or, target nobody, into a wall) without harm
    Idled,      ///< actor: a monster in view passes its time
    Attacked,   ///< actor, target, amount: of damage; 0 is no effect. Damaged follows if it hurts
    Damaged,    ///< actor, amount, cause (item or terrain with it)
    Healed,     ///< actor, amount
    Died,       ///< actor, target: the actor that killed it (0: nobody), cell
    Collected,  ///< actor, item, cell, amount of gold
    PickedUp,   ///< actor, item, cell, letter
    Dropped,    ///< actor, item, cell, letter: that of the bag; of a monster that died and carried it: none
    Used,       ///< actor, item, letter, cell: the one aimed at, if the item needs one
    Equipped,   ///< actor, item, letter
    Unequipped, ///< actor, item, letter
    Confused,   ///< actor, amount: actions that it lasts
    Recovered,  ///< actor, status: it is over
    Status,     ///< actor, status, amount: actions that it lasts; for all statuses but confusion
    Opened,     ///< actor, cell, terrain: the door that it was
    Unlocked,   ///< actor, cell, terrain, item: the key, which is used up if its kind is
    LevelUp,    ///< actor, amount: the hero's new level; a choice is due
    Descended,  ///< actor, amount: the new depth
    Spotted,    ///< actor: a monster that comes into view, cell
    Respawned,  ///< actor, cell
    Safe,       ///< actor, amount: how long nothing harms it, in ms under real time, else in turns
    Won,        ///< the game is over
    Lost,       ///< the game is over
    Refused,    ///< the command was impossible; reason; no turn was taken and nothing changed
};
inline constexpr int eventTypeCount = enumeratorCount<EventType>();

/// Facts about a type of event that other code than its rule needs: its word for files and lines of other programs, and
/// what stands beside it.
struct EventRow {
    EventType type;
    QLatin1StringView key;
    bool hasActor = true;   ///< unless it is nobody
    bool hasWay = false;    ///< from, to
    bool hasTarget = false; ///< unless it is nobody
    bool hasItem = false;
    bool hasLetter = false; ///< if it is in the bag
    bool hasCell = false;
    QLatin1StringView amount = {}; ///< what it is called; empty: there is none
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

enum class Reason : std::uint8_t {
    None,
    Blocked,       ///< a wall, a lock without its key, or the edge of the level
    Diagonal,      ///< a diagonal step where only four directions are allowed
    ActorInTheWay, ///< somebody who is not to be fought
    FullHealth,    ///< nothing to heal
    NoTarget,      ///< nobody near, or nobody on that cell
    OutOfRange,    ///< the cell is too far away
    NotSeen,       ///< the cell is not in view
    NeedsTarget,   ///< the item needs a cell
    NothingHere,   ///< nothing to pick up, nothing to choose
    BagFull,       ///< all letters are taken
    NoSuchItem,    ///< nothing with that letter, or nothing that can be used
    NoStairs,      ///< no stairs here, or none that lead anywhere
    ChooseFirst,   ///< a choice of a new level is due
    WrongClock,    ///< `wait` under real time, `advance` under turns
    GameOver,
};
inline constexpr int reasonCount = enumeratorCount<Reason>();

/// What hurt somebody.
enum class Cause : std::uint8_t { Attack, Breath, Item, Terrain };

/// Words for files and lines of other programs: "wrong_clock", "attack".
QLatin1StringView reasonKey(Reason reason);
QLatin1StringView causeKey(Cause cause);

/// Fields that a type does not name keep their defaults.
struct Event {
    EventType type = EventType::Refused;
    Reason reason = Reason::None;
    Cause cause = Cause::Attack;
    StatusEffect status = StatusEffect::Confused;
    TerrainId terrain = 0;
    char letter = 0; ///< of the bag, 'a'..'z'; 0: none
    KindId item = 0;
    ActorId actor = nobody;
    ActorId target = nobody;
    Point cell = {};
    Point from = {};
    Point to = {};
    int amount = 0;

    friend bool operator==(const Event &, const Event &) = default;
};

/// The events of one command. Reused from turn to turn: clear() keeps the memory, so that a turn allocates nothing.
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

    /// Whether the command was refused: then this is the only event.
    bool isRefused() const { return count() == 1 && m_events.front().type == EventType::Refused; }

private:
    std::vector<Event> m_events;
};
