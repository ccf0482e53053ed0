#pragma once

#include "gamecore/bots/attraction.h"
#include "gamecore/bots/waysbook.h"
#include "gamecore/pathfinding/distancemap.h"

/// Where a bot goes: the ways to what draws him, which are found anew only when there is a reason to.
class Wayfinding {
public:
    /// Both must outlive this; the book is of the level that is played.
    Wayfinding(const Bot &bot, WaysBook &book) : m_attraction(bot), m_book(book) {}

    /// Begins another world.
    void begin(const World &world);
    /// To be called before each decision, with the monsters as he sees them.
    void look(const World &world, const std::vector<Seen> &monsters);
    /// There may be better goals than those that he goes for.
    void expectNews() { m_hasNews = true; }
    /// What he went for may be gone, or the ways to it.
    void forget() { m_ways = nullptr; }

    /// From a cell to the best goal, in half steps, or HeroWays::unreached. Only after look().
    int value(Point cell) const { return m_ways->value(cell); }
    /// The steps that he takes, whoever is in the way.
    HeroSteps stepsIn(const World &world) const;
    /// Whether he takes an item that lies before him.
    bool isWanted(const World &world, int item) const { return m_attraction.isWanted(world, item); }

private:
    void find(const World &world, const std::vector<Seen> &monsters);
    bool isOnTheWay(const World &world, const std::vector<DistanceMap::Goal> &goals) const;
    void findCrowd(const World &world, const std::vector<Seen> &monsters);

    Attraction m_attraction;
    WaysBook &m_book;
    const HeroWays *m_ways = nullptr; ///< null: to be found anew
    bool m_hasNews = false;
    int m_keptFor = 0; ///< decisions since they were found
    int m_pull = 0;    ///< the least start of their goals
    HeroSteps::Harm m_harm = HeroSteps::Harm::Avoided;
    std::vector<Point> m_crowd;
};
