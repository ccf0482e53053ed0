#pragma once

#include "gamecore/base/point.h"
#include "gamecore/data/kind.h"

#include <QtGlobal>

#include <vector>

/// What happened, as plain values in the order in which it happened. Sentences about events stand in app.
enum class EventType : std::uint8_t {
    Moved,     ///< actor, from, to
    Collected, ///< actor, item, cell, amount of gold
    Died,      ///< actor, target: the actor that killed it (0: nobody), cell
    Respawned, ///< actor, cell
    Safe,      ///< actor, amount: how long nothing kills it, in ms under real time, else in turns
    Won,       ///< the game is over
    Lost,      ///< the game is over
    Refused,   ///< the command was impossible; reason; no turn was taken and nothing changed
};
inline constexpr int eventTypeCount = int(EventType::Refused) + 1;

enum class Reason : std::uint8_t {
    None,
    Blocked,    ///< a wall, or the edge of the level
    Diagonal,   ///< a diagonal step where only four directions are allowed
    WrongClock, ///< `wait` under real time, `advance` under turns
    GameOver,
};

/// Words for files and lines of other programs: "moved", "wrong_clock".
QLatin1StringView eventKey(EventType type);
QLatin1StringView reasonKey(Reason reason);

/// Number of an actor within its world: 1 is the hero, monsters follow; 0 is nobody.
using ActorId = int;
inline constexpr ActorId nobody = 0;
inline constexpr ActorId heroId = 1;

/// Fields that a type does not name keep their defaults.
struct Event {
    EventType type = EventType::Refused;
    Reason reason = Reason::None;
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
