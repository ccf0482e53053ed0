#pragma once

#include "gamecore/bots/attraction.h"
#include "gamecore/bots/pathcache.h"
#include "gamecore/pathfinding/distancemap.h"

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
    /// Returns the rules for the bot's steps, which ignore monsters.
    HeroSteps stepsIn(const World &world) const;
    /// True if the bot wants to pick up an item when it stands on it. `item` is an index in World::items().
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
