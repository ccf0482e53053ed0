#pragma once

#include "gamecore/bots/attraction.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/pathfinding/stepgraph.h"
#include "gamecore/play/herosteps.h"

#include <span>
#include <unordered_map>
#include <vector>

/// The distance from each cell to the best of some goals, along the steps that are possible as far as the hero knows
/// (HeroSteps). A DistanceMap::Goal::value below 0 makes a goal more attractive: -20 equals ten straight steps.
class HeroPaths {
public:
    static constexpr int unreached = DistanceMap::unreached;

    /// Computes the distances for all cells. Each cell in `crowded` has a monster that blocks the path for now;
    /// entering such a cell costs more. `crowded` is ignored if terrain moves the hero.
    void find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded);
    /// Computes the distances only for the hero's cell and the cells around it. The running time depends only on the
    /// cells up to the best goal, so this suits a hero who reveals new cells with each step. Does the same as find() if
    /// terrain moves the hero.
    void findHere(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals, std::span<const Point> crowded);
    /// Returns the best goal that findHere() found. std::nullopt if no goal can be reached, after find(), and if
    /// terrain moves the hero.
    const std::optional<DistanceMap::Goal> &best() const { return m_best; }
    /// Returns the distance from a cell in half steps; `unreached` if no path leads from the cell to a goal, or if its
    /// distance was not computed.
    int value(Point cell) const { return m_hasDrift ? m_graph.value(cell) : m_map.value(cell); }

private:
    void findByDrift(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals);
    std::optional<DistanceMap::Goal> bestFrom(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                                              std::span<const Point> crowded);

    std::optional<DistanceMap::Goal> m_best;
    bool m_hasDrift = false;
    DistanceMap m_map;
    StepGraph m_graph; ///< replaces m_map if the level has terrain that moves the hero
};

/// A cache of paths for the games of one level. If the whole level is always in view (World::seesAll()), all games of
/// the level share their paths: the same goals on the same terrain give the same paths, and computing these would take
/// most of a game's time. Depths of a dungeon share no paths. Not thread-safe.
class PathCache {
public:
    /// Returns the paths to some goals; valid until the next call.
    const HeroPaths &find(const HeroSteps &steps, std::span<const DistanceMap::Goal> goals,
                          std::span<const Point> crowded);

private:
    /// Limits the memory for large levels to a few maps.
    static constexpr qint64 mostCells = 200'000;

    HeroPaths m_own; ///< not shared: paths over explored cells only, or in a depth of a dungeon
    std::unordered_map<std::uint64_t, HeroPaths> m_shared;
    qint64 m_cells = 0;
};

/// The bot's paths to attractive cells. They are recomputed only when necessary.
class Wayfinding {
public:
    /// Both arguments must outlive this object. `paths` must belong to the level that is played.
    Wayfinding(const Bot &bot, PathCache &paths) : m_attraction(bot), m_paths(paths) {}

    /// Begins a game or another depth of a dungeon.
    void begin(const World &world);
    /// Updates the paths if necessary. Call it before each decision, with the monsters that the bot perceives.
    void look(const World &world, const std::vector<Seen> &monsters);
    /// Makes the next look() check for better goals than the current one.
    void recheckGoals() { m_hasNews = true; }
    /// Drops the paths, because the current goal or the path to it may be gone. Call look() before value().
    void forget() { m_ways = nullptr; }

    /// Returns the distance from a cell to the best goal in half steps, or HeroPaths::unreached. Call look() first.
    int value(Point cell) const { return m_ways->value(cell); }
    /// Returns the steps that the bot considers possible; monsters do not block them.
    HeroSteps stepsIn(const World &world) const;
    /// True if the bot wants to pick up an item when the hero stands on it. `item` is an index in World::items().
    bool isWanted(const World &world, int item) const { return m_attraction.isWanted(world, item); }

private:
    void find(const World &world, const std::vector<Seen> &monsters);
    bool isOnTheWay(const World &world, const std::vector<DistanceMap::Goal> &goals) const;
    void findCrowd(const World &world, const std::vector<Seen> &monsters);

    Attraction m_attraction;
    PathCache &m_paths;
    const HeroPaths *m_ways = nullptr; ///< null if they must be recomputed
    bool m_hasNews = false;
    int m_keptFor = 0; ///< number of decisions since the paths were last computed
    int m_pull = 0;    ///< lowest DistanceMap::Goal::value of the goals
    HeroSteps::Harm m_harm = HeroSteps::Harm::Avoided;
    std::vector<Point> m_crowd; ///< cells of monsters that never move or cannot be beaten
};
