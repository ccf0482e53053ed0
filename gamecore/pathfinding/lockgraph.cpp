#include "gamecore/pathfinding/lockgraph.h"

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

LockProgress::LockProgress(const LockGraph &graph)
    : m_graph(&graph), m_isRegionEntered(graph.regions.size(), 0), m_doors(graph.doors.size(), DoorState::Unknown),
      m_held(graph.held), m_closed(graph.held.size(), 0)
{
    for (const LockGraph::Door &door : graph.doors) {
        ++m_closed[std::size_t(door.key)];
    }
    m_isRegionEntered.front() = 1;
    visit(graph.regions.front());
}

void LockProgress::open(int door)
{
    const auto key = std::size_t(keyOf(door));
    m_doors[std::size_t(door)] = DoorState::Open;
    m_held[key] -= m_graph->isUsedUp[key] ? 1 : 0;
    --m_closed[key];
    visit(m_graph->doors[std::size_t(door)].area);
}

void LockProgress::visit(const LockGraph::Area &area)
{
    std::vector<const LockGraph::Area *> waiting{&area};
    while (!waiting.empty()) {
        const LockGraph::Area &here = *waiting.back();
        waiting.pop_back();
        takeIn(here);
        for (const int region : here.regions) {
            if (!isRegionEntered(region)) {
                m_isRegionEntered[std::size_t(region)] = 1;
                waiting.push_back(&m_graph->regions[std::size_t(region)]);
            }
        }
    }
}

void LockProgress::takeIn(const LockGraph::Area &area)
{
    for (std::size_t key = 0; key < m_held.size(); ++key) {
        m_held[key] += area.keys[key];
    }
    for (const int door : area.doors) {
        if (!isKnown(door)) {
            m_doors[std::size_t(door)] = DoorState::Met;
            m_met.push_back(door);
        }
    }
}

bool LockProgress::openFreely(const std::vector<std::uint8_t> &givesBack)
{
    bool hasOpened = false;
    std::size_t seen = 0;
    while (seen < m_met.size()) { // the list grows during the loop
        const int door = m_met[seen++];
        const auto key = std::size_t(keyOf(door));
        const bool isFree = !m_graph->isUsedUp[key] || m_held[key] >= m_closed[key]
                            || (!givesBack.empty() && givesBack[std::size_t(door)] != 0);
        if (mayOpen(door) && isFree) {
            open(door);
            hasOpened = true;
        }
    }
    return hasOpened;
}

NumberSet LockProgress::opened() const
{
    NumberSet doors(int(m_doors.size()));
    for (int door = 0; door < int(m_doors.size()); ++door) {
        if (isOpen(door)) {
            doors.insert(door);
        }
    }
    return doors;
}

KeySearch::KeySearch(const LockGraph &graph)
    : m_graph(graph), m_isRegionReached(graph.regions.size(), 0), m_isDoorReached(graph.doors.size(), 0)
{
    for (int door = 0; door < int(graph.doors.size()); ++door) {
        m_givesBack.push_back(givesBack(door) ? 1 : 0);
    }
}

/// True if a key of its kind lies on the door, or directly behind it where there is no other access.
bool KeySearch::givesBack(int door) const
{
    const LockGraph::Door &record = doorAt(door);
    const auto hasKey = [&](int region) { return at(at(m_graph.regions, region).keys, record.key) > 0; };
    const std::vector<int> &regions = record.area.regions;
    if (at(record.area.keys, record.key) > 0 || std::none_of(regions.begin(), regions.end(), hasKey)) {
        return at(record.area.keys, record.key) > 0;
    }
    LockProgress state(m_graph);
    for (std::size_t i = 0; i < state.met().size(); ++i) { // the list grows during the loop
        if (state.met()[i] != door) {
            state.visit(doorAt(state.met()[i]).area);
        }
    }
    return std::any_of(regions.begin(), regions.end(),
                       [&](int region) { return hasKey(region) && !state.isRegionEntered(region); });
}

bool KeySearch::search()
{
    m_waiting.push_back(m_states.add(NumberSet(int(m_graph.doors.size()))));
    while (!m_waiting.empty() && m_looks <= mostLooks) {
        const int number = m_waiting.back();
        m_waiting.pop_back();
        m_looks += std::int64_t(m_graph.doors.size() + m_graph.regions.size() / 16);
        LockProgress state = progressOf(m_states.at(number));
        bool goesOn = true;
        while (goesOn && m_looks <= mostLooks) {
            goesOn = state.openFreely(m_givesBack);
            m_looks += std::int64_t(state.met().size());
        }
        const NumberSet settled = state.opened();
        const int known = m_states.count();
        const int to = m_states.add(settled);
        if (to == number || to == known) {
            markReached(state, settled);
            branch(state, settled);
        }
    }
    return m_looks <= mostLooks;
}

/// Any order of opening will do, since the set is known to be possible.
LockProgress KeySearch::progressOf(const NumberSet &opened) const
{
    LockProgress state(m_graph);
    opened.forEach([&state](int door) { state.open(door); });
    return state;
}

bool KeySearch::isWorthAKey(const LockProgress &state, int door)
{
    const auto isNew = [&state](int region) { return !state.isRegionEntered(region); };
    const auto leadsOn = [&](int region) {
        const std::vector<int> &next = at(m_graph.regions, region).regions;
        return isNew(region)
               && (hasMore(state, at(m_graph.regions, region)) || std::any_of(next.begin(), next.end(), isNew));
    };
    const LockGraph::Area &area = doorAt(door).area;
    return hasMore(state, area) || std::any_of(area.regions.begin(), area.regions.end(), leadsOn);
}

bool KeySearch::hasMore(const LockProgress &state, const LockGraph::Area &area)
{
    m_looks += std::int64_t(area.doors.size());
    const auto isThere = [](int count) { return count > 0; };
    const auto isNew = [&state](int door) { return !state.isKnown(door); };
    return std::any_of(area.keys.begin(), area.keys.end(), isThere)
           || std::any_of(area.doors.begin(), area.doors.end(), isNew);
}

void KeySearch::markReached(const LockProgress &state, const NumberSet &opened)
{
    for (int region = 0; region < int(m_isRegionReached.size()); ++region) {
        if (state.isRegionEntered(region)) {
            at(m_isRegionReached, region) = 1;
        }
    }
    opened.forEach([this](int door) { at(m_isDoorReached, door) = 1; });
}

void KeySearch::branch(const LockProgress &state, const NumberSet &opened)
{
    for (const int door : state.met()) {
        if (state.isOpen(door)) {
            continue;
        }
        ++m_looks;
        if (!state.mayOpen(door)) {
            continue;
        }
        at(m_isDoorReached, door) = 1;
        for (const int region : doorAt(door).area.regions) {
            at(m_isRegionReached, region) = 1;
        }
        if (isWorthAKey(state, door)) {
            NumberSet next = opened;
            next.insert(door);
            m_looks += next.count();
            const int known = m_states.count();
            if (m_states.add(next) == known) {
                m_waiting.push_back(known);
            }
        }
    }
}
