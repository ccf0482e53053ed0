#pragma once

#include "gamecore/bots/bot.h"
#include "gamecore/bots/perception.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/world/world.h"

/// What draws a bot, and where, by what the hero knows: things that win, gold, items, keys to doors that he has
/// seen, monsters, what is unexplored, ways out.
class Attraction {
public:
    /// The bot must outlive this.
    explicit Attraction(const Bot &bot) : m_bot(bot) {}

    /// Begins another world.
    void begin(const World &world) { findPlaces(world); }
    /// Looks for what draws him, with the monsters where he sees them. A weight of his becomes the start of a goal, so
    /// many steps below 0.
    const std::vector<DistanceMap::Goal> &find(const World &world, const std::vector<Seen> &monsters);
    /// Whether he takes an item that lies before him.
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
    std::vector<Point> m_locks;  ///< locked doors and gates that he has seen
    std::vector<Point> m_plates; ///< what opens gates
    std::vector<Point> m_places; ///< doors, plates and ways out of the level, known or not
    std::uint32_t m_revision = 0;
    bool m_isExitOpen = false; ///< nothing else is left to be done
};

/// Whether all that the level asks for but its exit is done.
bool isRestDone(const World &world);
