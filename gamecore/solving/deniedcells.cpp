#include "gamecore/solving/deniedcells.h"

#include "gamecore/pathfinding/patrolwalk.h"

namespace {

constexpr qint64 mostPairs = 200'000;

using Cell = ClockworkGround::Cell;

/// Search over pairs of cells of the hero and one patrol. The patrol may step to any cell of its route at any time.
class WalkInPairs {
public:
    WalkInPairs(const ClockworkGround &ground, const std::vector<Cell> &walked)
        : m_ground(ground), m_open(ground.allOpen()), m_walked(walked), m_placeOf(std::size_t(ground.cellCount()), -1),
          m_hasCome(m_placeOf.size(), false), m_isKnown(m_placeOf.size() * walked.size(), false)
    {
        for (std::size_t i = 0; i < walked.size(); ++i) {
            m_placeOf[std::size_t(walked[i])] = int(i);
        }
    }

    /// Returns by cell whether the hero gets there alive.
    const std::vector<bool> &reachFrom(Cell hero, Cell monster)
    {
        meet(hero, m_placeOf[std::size_t(monster)]);
        while (!m_waiting.empty()) {
            const auto [cell, place] = m_waiting.back();
            m_waiting.pop_back();
            goOn(cell, place);
        }
        return m_hasCome;
    }

private:
    void goOn(Cell hero, int place)
    {
        const Cell monster = m_walked[std::size_t(place)];
        for (int i = 0; i < directionCount; i += m_ground.stride()) {
            if (m_ground.isStepOpen(hero, Direction(i), m_open)) {
                meet(m_ground.neighbor(hero, Direction(i)), place);
            }
        }
        for (const Direction direction : straightDirections) {
            meet(hero, m_placeOf[std::size_t(m_ground.neighbor(monster, direction))]);
        }
    }

    void meet(Cell hero, int place)
    {
        if (place < 0 || m_walked[std::size_t(place)] == hero) {
            return;
        }
        const std::size_t pair = std::size_t(hero) * m_walked.size() + std::size_t(place);
        if (!m_isKnown[pair]) {
            m_isKnown[pair] = true;
            m_hasCome[std::size_t(hero)] = true;
            m_waiting.emplace_back(hero, place);
        }
    }

    const ClockworkGround &m_ground;
    CollectedGoods m_open;
    const std::vector<Cell> &m_walked;
    std::vector<int> m_placeOf; ///< index in m_walked by cell; -1 if the patrol never stands there
    std::vector<bool> m_hasCome;
    std::vector<bool> m_isKnown;
    std::vector<std::pair<Cell, int>> m_waiting;
};

} // namespace

std::vector<Cell> cellsDeniedByPatrols(const PlayableLevel &level, const ClockworkGround &ground)
{
    const Ground terrain(level.level().terrain, *level.catalogue(), level.rules());
    const Cell start = ground.start();
    std::vector<bool> isKept(std::size_t(ground.cellCount()), false);
    PatrolWalk rounds(terrain, nullptr, level.rules().isBlocking());
    for (const Patrol &patrol : patrolsOf(level.level(), *level.catalogue())) {
        // A patrol that starts on the hero's cell does not touch him until one of the two moves.
        if (ground.cellOf(patrol.cell) == start) {
            continue;
        }
        const std::vector<Point> &cells = rounds.walk(patrol);
        std::vector<Cell> walked;
        walked.reserve(cells.size());
        for (const Point cell : cells) {
            walked.push_back(ground.cellOf(cell));
        }
        if (qint64(walked.size()) * ground.cellCount() > mostPairs) {
            continue;
        }
        WalkInPairs pairs(ground, walked);
        const std::vector<bool> &hasCome = pairs.reachFrom(start, ground.cellOf(patrol.cell));
        for (std::size_t cell = 0; cell < isKept.size(); ++cell) {
            isKept[cell] = isKept[cell] || (!hasCome[cell] && ground.isOpen(Cell(cell), ground.allOpen()));
        }
    }
    std::vector<Cell> kept;
    for (std::size_t cell = 0; cell < isKept.size(); ++cell) {
        if (isKept[cell]) {
            kept.push_back(Cell(cell));
        }
    }
    return kept;
}
