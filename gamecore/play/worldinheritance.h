#pragma once

#include "gamecore/level/level.h"
#include "gamecore/world/world.h"

/// Gives a world that was newly made of a changed level what stays of the world before: the rules of changedlevel.h.
class WorldInheritance {
public:
    /// The numbers that the things had before, or `isNew`.
    struct Matches {
        static constexpr int isNew = -1;
        std::vector<int> monsters; ///< in the order of ids; numbers are ids before - 2
        std::vector<int> items;    ///< in the order of their numbers
        int before = 0;            ///< how many there were
    };
    static Matches matches(const Level &before, const Catalogue &beforeKinds, const Level &now,
                           const Catalogue &nowKinds);

    WorldInheritance(const World &before, World &now, const Matches &things);

    /// Takes over what stays, with the hero on a cell of the level on which he can stand. Adds keys of what cannot come
    /// along.
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
    World &m_now; ///< as the level makes it, until it goes on
    const Matches &m_things;
    WorldState m_state;
    BitGrid m_taken; ///< where monsters stand who have their place
};
