#include "gamecore/solving/solver.h"

#include "gamecore/base/cancel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/pathfinding/carried.h"
#include "gamecore/pathfinding/damagesources.h"
#include "gamecore/pathfinding/reach.h"
#include "gamecore/solving/bestsearch.h"
#include "gamecore/solving/clockwork.h"
#include "gamecore/solving/steplowerbound.h"

#include <algorithm>

namespace {

/// Checks whether `win` asks for something impossible. Deaths do not help, since a game with a death does not count as
/// won.
class HopeFinder {
public:
    explicit HopeFinder(const PlayableLevel &level)
        : m_level(level.level()), m_catalogue(*level.catalogue()), m_rules(level.rules()),
          m_ground(m_level.terrain, m_catalogue, m_rules), m_means(m_level, m_catalogue, m_rules),
          m_carried(carriedItems(m_level, m_catalogue, m_ground)),
          m_reach(reachFrom(m_level, m_catalogue, m_rules, startOf(m_level, m_catalogue)))
    {
    }

    bool isHopeless() const
    {
        const int win = m_rules.win;
        const bool lacks = ((win & WinByTreasure) != 0 && lacksTreasure())
                           || ((win & WinByMonsters) != 0 && hasImmortal()) || ((win & WinByExit) != 0 && !hasExit());
        return lacks || !hasOccasion();
    }

private:
    static Point startOf(const Level &level, const Catalogue &catalogue)
    {
        const QString start = catalogue.kind(catalogue.start()).key;
        const auto found = std::find_if(level.things.begin(), level.things.end(),
                                        [&start](const Thing &thing) { return thing.kind == start; });
        return found->cell;
    }

    const Kind &kindOf(const Thing &thing) const { return m_catalogue.kind(*m_catalogue.kindOf(thing.kind)); }
    bool isA(const Thing &thing, KindCategory category) const { return kindOf(thing).category == category; }

    /// True if a monster in a wall carries something: its item may fall anywhere.
    bool mayFallAnywhere() const
    {
        return std::any_of(m_carried.begin(), m_carried.end(), [this](const CarriedItem &item) {
            return !m_ground.isWalkable(m_level.things[item.thing].cell);
        });
    }
    bool isReached(Point cell) const { return mayFallAnywhere() || m_reach.contains(cell); }

    bool lacksTreasure() const
    {
        const bool isLeft = std::any_of(m_level.things.begin(), m_level.things.end(), [this](const Thing &thing) {
            return isA(thing, KindCategory::Treasure) && !isReached(thing.cell);
        });
        return isLeft || std::any_of(m_carried.begin(), m_carried.end(), [this](const CarriedItem &item) {
                   return m_catalogue.kind(item.kind).category == KindCategory::Treasure && !item.isObtainable;
               });
    }

    bool hasImmortal() const
    {
        return std::any_of(m_level.things.begin(), m_level.things.end(), [this](const Thing &thing) {
            return isA(thing, KindCategory::Monster) && !m_means.harms(kindOf(thing));
        });
    }

    bool hasExit() const
    {
        for (int y = 0; y < m_level.terrain.height(); ++y) {
            for (int x = 0; x < m_level.terrain.width(); ++x) {
                const Terrain &terrain = m_catalogue.terrain(m_level.terrain.at({x, y}));
                if (m_catalogue.featureOf(terrain) != Feature::None && isReached({x, y})) {
                    return true;
                }
            }
        }
        return false;
    }

    bool hasOccasion() const
    {
        const bool hasTreasure = std::any_of(m_carried.begin(), m_carried.end(), [this](const CarriedItem &item) {
            return m_catalogue.kind(item.kind).category == KindCategory::Treasure;
        });
        const auto hasAny = [this](KindCategory category) {
            return std::any_of(m_level.things.begin(), m_level.things.end(),
                               [&](const Thing &thing) { return isA(thing, category); });
        };
        return ((m_rules.win & WinByTreasure) != 0 && (hasTreasure || hasAny(KindCategory::Treasure)))
               || ((m_rules.win & WinByMonsters) != 0 && hasAny(KindCategory::Monster))
               || ((m_rules.win & WinByExit) != 0 && hasExit());
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    Rules m_rules;
    Ground m_ground;
    DamageSources m_means;
    std::vector<CarriedItem> m_carried;
    Reach m_reach;
};

/// True if the maze alone (gamecore/pathfinding) rules out a victory with every seed. The reasons are treasure or exits
/// out of reach, monsters that nothing harms, or no goal at all. False is inconclusive. Takes as long as reachFrom().
bool isHopeless(const PlayableLevel &level)
{
    return HopeFinder(level).isHopeless();
}

/// Limit for StepLowerBound, small enough to be fast.
constexpr qint64 mostDistances = 256 * 1024;

bool mayHelp(const World &world, const Item &item)
{
    return item.location == Item::Location::Carried || world.catalogue().kind(item.kind).teleportsHero();
}

/// True if the keys do not suffice in any order of doors, for any seed, without monsters and damage
/// (gamecore/solving/steplowerbound.h). False is inconclusive. The check gives up where something it leaves out may
/// help: moving terrain, items that a monster carries or that teleport the hero, a full bag. It also gives up if `win`
/// asks for dead monsters or if there are too many orders. It is skipped if every kind of key has as many keys as
/// doors, since isHopeless() covers nearly all of these levels. Takes some milliseconds.
bool isLockedOut(const CataloguePtr &shipped, const PlayableLevel &level)
{
    if (!hasClockworkGround(level)) {
        return false;
    }
    const Game game = Game::start(shipped, level, 0).game;
    const World &world = game.world();
    const bool hasHelp = std::any_of(world.items().begin(), world.items().end(),
                                     [&world](const Item &item) { return mayHelp(world, item); });
    const ClockworkGround ground(world);
    if (hasHelp || !ground.mayBeWon() || ground.mayBagBeFull() || !ground.lacksKeys()) {
        return false;
    }
    const StepLowerBound least(ground, mostDistances);
    return least.from(ground.start(), 0, least.book().at(0)) == StepLowerBound::never;
}

} // namespace

Solver::Solver(const CataloguePtr &shipped, const PlayableLevel &level)
    : m_shipped(shipped), m_level(level), m_isHopeless(isHopeless(level) || isLockedOut(shipped, level))
{
    if (!m_isHopeless && isClockwork(level)) {
        m_exact = std::make_unique<const ClockworkSolver>(shipped, level);
    }
}

Solution Solver::searchBest(std::uint64_t seed, const SolveBounds &bounds, const SolveProgress &watch,
                            qint64 before) const
{
    Game game = Game::start(m_shipped, m_level, seed).game;
    BestSearch search(game.world(), bounds);
    Solution solution{.solvable = search.search(watch, before)};
    solution.states = before + search.states();
    if (solution.solvable == Solvable::Can) {
        solution.commands = search.commands();
        const bool isWon = isWonWithoutDeath(game, solution.commands);
        Q_ASSERT_X(isWon, "Solver::searchBest", "a way that was found does not win");
        solution.steps = game.world().steps();
        return isWon ? solution : Solution{.states = solution.states};
    }
    return solution;
}

Solution Solver::solve(std::uint64_t seed, const SolveBounds &bounds, const SolveProgress &watch) const
{
    if (m_isHopeless) {
        return {.solvable = Solvable::Cannot};
    }
    if (!m_exact) {
        return searchBest(seed, bounds, watch, 0);
    }
    const Solution exact = m_exact->solve(seed, bounds, watch);
    SolveBounds rest = bounds;
    rest.states -= exact.states;
    const bool goesOn = exact.solvable == Solvable::Unknown && rest.states > 0 && !isSet(watch.isCancelled);
    return goesOn ? searchBest(seed, rest, watch, exact.states) : exact;
}

Solution solve(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed, const SolveBounds &bounds,
               const SolveProgress &watch)
{
    return Solver(shipped, level).solve(seed, bounds, watch);
}
