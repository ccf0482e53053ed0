#include "gamecore/pathfinding/keysearch.h"

#include <algorithm>

namespace {

template<typename T>
T &at(std::vector<T> &values, int i)
{
    return values[std::size_t(i)];
}

template<typename T>
const T &at(const std::vector<T> &values, int i)
{
    return values[std::size_t(i)];
}

} // namespace

KeySearch::KeySearch(const LockGraph &graph)
    : m_graph(graph), m_isRegionReached(graph.regions.size(), 0), m_isDoorReached(graph.doors.size(), 0)
{
    for (int door = 0; door < int(graph.doors.size()); ++door) {
        m_givesBack.push_back(givesBack(door) ? 1 : 0);
    }
}

/// Whether a key of its kind lies on it, or next behind it where nobody comes to without it.
bool KeySearch::givesBack(int door) const
{
    const LockGraph::Door &record = doorAt(door);
    const auto hasKey = [&](int region) { return at(at(m_graph.regions, region).keys, record.key) > 0; };
    const std::vector<int> &regions = record.area.regions;
    if (at(record.area.keys, record.key) > 0 || std::none_of(regions.begin(), regions.end(), hasKey)) {
        return at(record.area.keys, record.key) > 0;
    }
    State state = stateOf({});
    at(state.doors, door) = DoorState::Open;
    for (std::size_t i = 0; i < state.met.size(); ++i) { // it grows
        if (state.met[i] != door) {
            visit(state, doorAt(state.met[i]).area);
        }
    }
    return std::any_of(regions.begin(), regions.end(),
                       [&](int region) { return hasKey(region) && !at(state.isRegionEntered, region); });
}

bool KeySearch::search()
{
    m_waiting.push_back({});
    while (!m_waiting.empty() && m_looks <= mostLooks) {
        const Doors opened = std::move(m_waiting.back());
        m_waiting.pop_back();
        m_looks += std::int64_t(m_graph.doors.size() + m_graph.regions.size() / 16);
        State state = stateOf(opened);
        settle(state);
        if (state.opened == opened || m_known.insert(state.opened).second) {
            markReached(state);
            branch(state);
        }
    }
    return m_looks <= mostLooks;
}

/// The set is known to be possible, so its order does not matter.
KeySearch::State KeySearch::stateOf(const Doors &opened) const
{
    State state{.isRegionEntered = std::vector<std::uint8_t>(m_graph.regions.size(), 0),
                .doors = std::vector<DoorState>(m_graph.doors.size(), DoorState::Unknown),
                .met = {},
                .opened = {},
                .held = m_graph.held,
                .closed = std::vector<int>(m_graph.held.size(), 0)};
    for (const LockGraph::Door &door : m_graph.doors) {
        ++at(state.closed, door.key);
    }
    state.isRegionEntered.front() = 1;
    visit(state, m_graph.regions.front());
    for (const int door : opened) {
        open(state, door);
    }
    return state;
}

void KeySearch::settle(State &state)
{
    while (m_looks <= mostLooks && openFreely(state)) {
    }
    std::sort(state.opened.begin(), state.opened.end());
    const auto isOpen = [&state](int door) { return at(state.doors, door) == DoorState::Open; };
    state.met.erase(std::remove_if(state.met.begin(), state.met.end(), isOpen), state.met.end());
}

bool KeySearch::openFreely(State &state)
{
    bool hasOpened = false;
    for (std::size_t i = 0; i < state.met.size(); ++i) { // it grows
        ++m_looks;
        const int door = state.met[i];
        if (at(state.doors, door) == DoorState::Met && isFree(state, door)) {
            open(state, door);
            hasOpened = true;
        }
    }
    return hasOpened;
}

bool KeySearch::isFree(const State &state, int door) const
{
    const int key = doorAt(door).key;
    const int held = at(state.held, key);
    const bool isUsedUp = m_graph.isUsedUp[std::size_t(key)];
    return held > 0 && (!isUsedUp || held >= at(state.closed, key) || at(m_givesBack, door));
}

void KeySearch::open(State &state, int door) const
{
    const LockGraph::Door &record = doorAt(door);
    at(state.doors, door) = DoorState::Open;
    state.opened.push_back(door);
    at(state.held, record.key) -= m_graph.isUsedUp[std::size_t(record.key)] ? 1 : 0;
    --at(state.closed, record.key);
    visit(state, record.area);
}

void KeySearch::visit(State &state, const LockGraph::Area &area) const
{
    std::vector<const LockGraph::Area *> waiting{&area};
    while (!waiting.empty()) {
        const LockGraph::Area &here = *waiting.back();
        waiting.pop_back();
        takeIn(state, here);
        for (const int region : here.regions) {
            if (!at(state.isRegionEntered, region)) {
                at(state.isRegionEntered, region) = 1;
                waiting.push_back(&at(m_graph.regions, region));
            }
        }
    }
}

void KeySearch::takeIn(State &state, const LockGraph::Area &area)
{
    for (std::size_t key = 0; key < state.held.size(); ++key) {
        state.held[key] += area.keys[key];
    }
    for (const int door : area.doors) {
        if (at(state.doors, door) == DoorState::Unknown) {
            at(state.doors, door) = DoorState::Met;
            state.met.push_back(door);
        }
    }
}

bool KeySearch::isWorthAKey(const State &state, int door)
{
    const auto isNew = [&state](int region) { return !at(state.isRegionEntered, region); };
    const auto leadsOn = [&](int region) {
        const std::vector<int> &next = at(m_graph.regions, region).regions;
        return isNew(region)
               && (hasMore(state, at(m_graph.regions, region)) || std::any_of(next.begin(), next.end(), isNew));
    };
    const LockGraph::Area &area = doorAt(door).area;
    return hasMore(state, area) || std::any_of(area.regions.begin(), area.regions.end(), leadsOn);
}

bool KeySearch::hasMore(const State &state, const LockGraph::Area &area)
{
    m_looks += std::int64_t(area.doors.size());
    const auto isThere = [](int count) { return count > 0; };
    const auto isNew = [&state](int door) { return at(state.doors, door) == DoorState::Unknown; };
    return std::any_of(area.keys.begin(), area.keys.end(), isThere)
           || std::any_of(area.doors.begin(), area.doors.end(), isNew);
}

void KeySearch::markReached(const State &state)
{
    for (std::size_t region = 0; region < state.isRegionEntered.size(); ++region) {
        m_isRegionReached[region] = std::uint8_t(m_isRegionReached[region] | state.isRegionEntered[region]);
    }
    for (const int door : state.opened) {
        at(m_isDoorReached, door) = 1;
    }
}

void KeySearch::branch(const State &state)
{
    for (const int door : state.met) {
        ++m_looks;
        if (at(state.held, doorAt(door).key) <= 0) {
            continue;
        }
        at(m_isDoorReached, door) = 1;
        for (const int region : doorAt(door).area.regions) {
            at(m_isRegionReached, region) = 1;
        }
        if (isWorthAKey(state, door)) {
            Doors opened = state.opened;
            opened.insert(std::upper_bound(opened.begin(), opened.end(), door), door);
            m_looks += std::int64_t(opened.size());
            if (m_known.insert(opened).second) {
                m_waiting.push_back(std::move(opened));
            }
        }
    }
}
