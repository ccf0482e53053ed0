#pragma once

#include "gamecore/level/level.h"
#include "gamecore/world/world.h"

/// Gives a world that was newly made of a changed level what stays of the world before: the rules of changedlevel.h.
class WorldInheritance {
public:
    /// Which of the things before the things now are: their numbers, or `isNew`.
    struct Matches {
        static constexpr int isNew = -1;
        std::vector<int> monsters; ///< in the order of ids; numbers are ids of before - 2
        std::vector<int> items;    ///< in the order of their numbers
        int before = 0;            ///< how many there were
    };
    static Matches matches(const Level &before, const Catalogue &beforeKinds, const Level &now,
                           const Catalogue &nowKinds);

    WorldInheritance(const World &before, World &now, const Matches &things)
        : m_before(before), m_now(now), m_things(things)
    {
    }

    /// With the hero on a cell of the level on which he can stand. Keys of what cannot come along are added.
    void inherit(Point heroCell, QStringList &leftBehind);

private:
    void inheritGround();
    void inheritClock();
    void inheritHero(Point cell);
    void inheritItems(QStringList &leftBehind);
    void keepItem(int number, const Item &before);
    void addBrought(const Item &before, QStringList &leftBehind);
    void indexItems();
    void wear();
    void settleCarried();
    void inheritMonsters();
    void keepMonster(ActorId id, const Actor &before);
    bool isKept(ActorId id) const { return matchOf(id) != Matches::isNew; }
    int matchOf(ActorId id) const { return m_things.monsters[std::size_t(id - 2)]; }
    qint64 nextActionOf(ActorId id) const;
    bool mayStay(ActorId id) const;
    void place(ActorId id, Point cell);
    Point freeCellNear(Point cell) const;
    bool isFree(Point cell) const;
    void inheritSight();
    bool canStand(Point cell) const { return m_now.isWalkable(cell); }

    const World &m_before;
    World &m_now;
    const Matches &m_things;
    std::vector<Point> m_ownCells; ///< of the monsters now, as the level puts them
};
