#pragma once

#include "gamecore/bots/bot.h"
#include "gamecore/bots/perception.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/world/world.h"

/// The cells that attract a bot, by the hero's knowledge: goals of the level, gold, items, keys for doors that he has
/// seen, monsters, unexplored cells and ways out.
class Attraction {
public:
    /// `bot` must outlive this object.
    explicit Attraction(const Bot &bot) : m_bot(bot) {}

    /// Starts a new world.
    void begin(const World &world) { findPlaces(world); }
    /// Returns the goals that attract the bot, with monsters where he sees them. A weight of n becomes a start value of
    /// n steps below 0.
    const std::vector<DistanceMap::Goal> &find(const World &world, const std::vector<Seen> &monsters);
    /// True if the bot picks up this item when he stands on it.
    bool isWanted(const World &world, int item) const { return weightOfItem(world, item) >= 0; }

private:
    void addItems(const World &world);
    void addMonsters(const World &world, const std::vector<Seen> &monsters);
    void addGround(const World &world);
    void findPlaces(const World &world);
    void addPlace(const World &world, Point cell);
    void addFrontier(const World &world);
    int exitWeight(const World &world) const;
    void add(Point cell, int weight);
    int weightOfItem(const World &world, int item) const;
    void addPlates(const World &world);
    bool isOpener(const World &world, const QString &key) const;

    const Bot &m_bot;
    std::vector<DistanceMap::Goal> m_goals;
    std::vector<Point> m_locks;  ///< locked doors and gates that the hero has seen
    std::vector<Point> m_plates; ///< plates that the hero has seen
    std::vector<Point> m_places; ///< cells of doors, plates and ways out, known or not
    std::uint32_t m_revision = 0;
    bool m_isExitOpen = false; ///< all other conditions of victory are fulfilled
};

/// True if all conditions of victory other than the exit are fulfilled.
bool isRestDone(const World &world);
