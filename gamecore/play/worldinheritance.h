#pragma once

#include "gamecore/level/level.h"
#include "gamecore/world/world.h"

/// Transfer of the old world's state to a new world of a changed level, by the rules of changedlevel.h.
class WorldInheritance {
public:
    /// The old numbers of the new world's things, or `isNew`.
    struct Matches {
        static constexpr int isNew = -1;
        std::vector<int> monsters; ///< in the order of ids; values are old ids - 2
        std::vector<int> items;    ///< in the order of their numbers
        int before = 0;            ///< number of old things
    };
    static Matches matches(const Level &before, const Catalogue &beforeKinds, const Level &now,
                           const Catalogue &nowKinds);

    WorldInheritance(const World &before, World &now, const Matches &things);

    /// Transfers the state, with the hero on `heroCell`, which he must be able to enter. Adds keys of items that are
    /// lost.
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
    World &m_now; ///< as the level makes it, until the state is applied
    const Matches &m_things;
    WorldState m_state;
    BitGrid m_taken; ///< cells of monsters that have been placed
};
