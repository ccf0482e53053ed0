#include "gamecore/pathfinding/lockgraph.h"

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
