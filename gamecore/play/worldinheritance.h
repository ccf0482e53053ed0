#pragma once

#include "gamecore/level/level.h"
#include "gamecore/world/world.h"

/// Transfer of the old world's state to a new world of a changed level, by the rules of changedlevel.h.
class WorldInheritance {
public:
    /// For each thing of the new world, the number of the same thing in the old world, or `isNew`.
    struct Matches {
        static constexpr int isNew = -1;
        std::vector<int> monsters; ///< by id in the new world - 2, since the hero has id 1: id in the old world - 2
        std::vector<int> items;    ///< by item number: item number in the old world
        int before = 0;            ///< number of monsters and items in the old level
    };
    /// Finds the things of the level `before` in the changed level `now`. The catalogues are those in force.
    static Matches matches(const Level &before, const Catalogue &beforeKinds, const Level &now,
                           const Catalogue &nowKinds);

    /// `now` is a new world of the changed level. All arguments must outlive this object.
    WorldInheritance(const World &before, World &now, const Matches &things);

    /// Transfers the state. `heroCell` is the hero's cell, which he must be able to enter. Adds to `leftBehind` the
    /// keys of items that would stay but whose kind the new level does not define.
    void inherit(Point heroCell, QStringList &leftBehind);

private:
    void inheritDoors();
    void inheritItems(QStringList &leftBehind);
    void keepItem(Item &item, const Item &before) const;
    void addBrought(const Item &before, QStringList &leftBehind);
    void wear();
    void inheritActors(Point heroCell);
    void keepMonster(Actor &monster, const Actor &before) const;
    void placeMonsters();
    void settleCarried();
    void inheritExplored();

    Actor &actor(ActorId id) { return m_state.actors[std::size_t(id - 1)]; }
    bool isKept(ActorId id) const { return matchOf(id) != Matches::isNew; }
    int matchOf(ActorId id) const { return m_things.monsters[std::size_t(id - 2)]; }
    qint64 nextActionOf(ActorId id);
    bool isHeroSafe() const;
    bool mayStay(ActorId id);
    Point freeCellNear(Point cell);
    bool isFree(Point cell);
    bool isOfOther(Point cell) const { return m_now.rules().isBlocking() && m_taken.at(cell); }
    bool canStand(Point cell) const { return m_now.isWalkable(cell); }

    const World &m_before;
    World &m_now; ///< as the level makes it, until inherit() applies m_state
    const Matches &m_things;
    WorldState m_state;
    BitGrid m_taken; ///< cells of monsters that have been placed
};
