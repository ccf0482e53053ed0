#pragma once

#include "gamecore/bots/bot.h"
#include "gamecore/bots/perception.h"
#include "gamecore/pathfinding/distancemap.h"
#include "gamecore/world/world.h"

/// The cells that attract a bot, among the cells that the hero knows: goals of the level, gold, items, keys and plates
/// for doors that he has seen, monsters, cells beside unexplored ones, exits and stairs.
class Attraction {
public:
    /// `bot` must outlive this object.
    explicit Attraction(const Bot &bot) : m_bot(bot) {}

    /// Finds the places of the level that may attract a bot. Call it when a game or another depth of a dungeon begins,
    /// before find().
    void begin(const World &world) { findPlaces(world); }
    /// Returns the cells that attract the bot; valid until the next call. `monsters` are the monsters that the bot
    /// perceives, on the cells where it perceives them. The DistanceMap::Goal::value of a cell of weight n is minus the
    /// cost of n straight steps.
    const std::vector<DistanceMap::Goal> &find(const World &world, const std::vector<Seen> &monsters);
    /// True if the bot wants to pick up an item on the hero's cell, as of the last find(). `item` is an index in
    /// World::items().
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
    std::vector<Point> m_locks;   ///< locked doors and gates that the hero has seen
    std::vector<Point> m_plates;  ///< plates that the hero has seen
    std::vector<Point> m_places;  ///< cells of doors, plates, exits and stairs, whether the hero has seen them or not
    std::uint32_t m_revision = 0; ///< World::groundRevision() for m_places
    bool m_isExitOpen = false;    ///< `win` asks for an exit, and areOtherConditionsMet() is true
};

/// True if all conditions of victory other than the exit are fulfilled.
bool areOtherConditionsMet(const World &world);
