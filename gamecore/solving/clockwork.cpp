#include "gamecore/solving/clockwork.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/pathfinding/patrolwalk.h"

#include <algorithm>

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

namespace {

/// True if terrain can be walked on and will still turn into something else.
bool isOpenDoor(const Terrain &terrain)
{
    return terrain.isDoor() && terrain.isWalkable;
}

/// True if all doors are either closed or open, without further stages.
bool hasPlainDoors(const Level &level, const Catalogue &catalogue)
{
    const std::vector<TerrainId> &cells = level.terrain.cells();
    return std::none_of(cells.begin(), cells.end(), [&catalogue](TerrainId id) {
        const Terrain &terrain = catalogue.terrain(id);
        return isOpenDoor(terrain)
               || (terrain.isDoor() && isOpenDoor(catalogue.terrain(*catalogue.terrainOf(terrain.opensTo))));
    });
}

bool startsOnGround(const Level &level, const Catalogue &catalogue)
{
    return std::all_of(level.things.begin(), level.things.end(), [&](const Thing &thing) {
        const bool isStart = catalogue.kindOf(thing.kind) == catalogue.start();
        return !isStart || catalogue.terrain(level.terrain.at(thing.cell)).isWalkable;
    });
}

Ground groundOf(const PlayableLevel &level)
{
    return Ground(level.level().terrain, *level.catalogue(), level.rules());
}

/// Walks the routes of all patrols.
PatrolWalk roundsOf(const PlayableLevel &level, const Ground &ground)
{
    PatrolWalk walk(ground, nullptr, level.rules().isBlocking());
    for (const Patrol &patrol : patrolsOf(level.level(), *level.catalogue())) {
        walk.walkAlso(patrol);
    }
    return walk;
}

/// True if every monster stays or patrols.
bool isOnPatrol(const Level &level, const Catalogue &catalogue)
{
    return std::all_of(level.things.begin(), level.things.end(), [&](const Thing &thing) {
        const std::optional<KindId> id = catalogue.kindOf(thing.kind);
        if (!id || catalogue.kind(*id).category != KindCategory::Monster) {
            return true;
        }
        const Behavior behavior = behaviorOf(thing, catalogue.kind(*id));
        return behavior == Behavior::Patrol || behavior == Behavior::Idle;
    });
}

/// Returns the ground of a level, without the cells that patrols deny to the hero.
ClockworkGround openGroundOf(const CataloguePtr &shipped, const PlayableLevel &level)
{
    ClockworkGround ground(Game::start(shipped, level, 0).game.world());
    for (const ClockworkGround::Cell cell : cellsDeniedByPatrols(level, ground)) {
        ground.avoid(cell);
    }
    return ground;
}

} // namespace

bool hasClockworkGround(const PlayableLevel &level)
{
    const Catalogue &catalogue = *level.catalogue();
    return !groundOf(level).hasDrift() && hasPlainDoors(level.level(), catalogue)
           && startsOnGround(level.level(), catalogue);
}

bool isClockwork(const PlayableLevel &level)
{
    if (level.rules().contact != Contact::Kills || !hasClockworkGround(level)) {
        return false;
    }
    return isOnPatrol(level.level(), *level.catalogue()) && !roundsOf(level, groundOf(level)).mayFaceDoors();
}

ClockworkSolver::ClockworkSolver(const CataloguePtr &shipped, const PlayableLevel &level, qint64 mostDistances)
    : m_shipped(shipped), m_level(level), m_walked(roundsOf(level, groundOf(level)).covered()),
      m_ground(openGroundOf(shipped, level)), m_least(m_ground, mostDistances)
{
    Q_ASSERT(isClockwork(level));
}

bool ClockworkSolver::mayBeWon() const
{
    return m_ground.mayBeWon() && m_least.from(m_ground.start(), 0, m_least.book().at(0)) != StepLowerBound::never;
}

/// Searches `world`, which must be unplayed. `before` is the number of states already searched.
Solution ClockworkSolver::search(const World &world, const SolveBounds &bounds, const SolveProgress &watch,
                                 ExactSearch::Aim aim, qint64 before) const
{
    Timetable timetable(world, m_ground, m_walked);
    ExactSearch search(m_ground, m_least, timetable, bounds, aim);
    Solution solution{.solvable = search.search(watch, before)};
    solution.states = before + search.states();
    if (solution.solvable == Solvable::Can) {
        solution.commands = commandsOf(search.commands(), m_ground.isRealTime());
        solution.isShortest = aim == ExactSearch::Aim::Shortest && m_ground.isWhole();
    } else if (solution.solvable == Solvable::Cannot && !m_ground.isWhole()) {
        solution.solvable = Solvable::Unknown;
    }
    return solution;
}

Solution ClockworkSolver::solve(std::uint64_t seed, const SolveBounds &bounds, const SolveProgress &watch) const
{
    if (!mayBeWon()) {
        return {.solvable = m_ground.isWhole() ? Solvable::Cannot : Solvable::Unknown};
    }
    Game game = Game::start(m_shipped, m_level, seed).game;
    SolveBounds rest = bounds;
    rest.states = bounds.states / 4;
    SolveBounds most = bounds;
    most.states -= rest.states;
    Solution solution = search(game.world(), most, watch, ExactSearch::Aim::Shortest, 0);
    if (solution.solvable == Solvable::Unknown && solution.states >= most.states && !isSet(watch.isCancelled)) {
        solution = search(game.world(), rest, watch, ExactSearch::Aim::AnyWay, solution.states);
    }
    if (solution.solvable == Solvable::Can) {
        const bool isWon = isWonWithoutDeath(game, solution.commands);
        Q_ASSERT_X(isWon, "ClockworkSolver::solve", "a way that was found does not win");
        solution.steps = game.world().steps();
        return isWon ? solution : Solution{.states = solution.states};
    }
    return solution;
}

Solution solveExactly(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
                      const SolveBounds &bounds, const SolveProgress &watch)
{
    return ClockworkSolver(shipped, level).solve(seed, bounds, watch);
}
