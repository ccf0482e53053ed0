#pragma once

#include "gamecore/world/world.h"

/// What the hero remembers of a world besides its ground: at which items he has been, which he has noticed, whom he has
/// met, of whom the player was told, and who has kept him from going. Belongs to one world: begin it anew for another.
class Memory {
public:
    /// Begins another world: everything that is in view is known.
    void begin(const World &world);
    /// Marks what lies where the hero stands as visited. Returns the lowest number of what was not, or CellIndex::none.
    int visit(const World &world);

    /// True if the hero has been at an item, or has left it behind in a game that goes on after it was saved.
    bool hasVisited(const World &world, int item) const { return has(m_visited, item) || world.item(item).isLeft; }
    /// True if a monster was in view when monsters were noticed last.
    bool wasInView(ActorId monster) const { return has(m_inView, monster); }
    /// Notes what lies in view. Returns the lowest number of what was not noticed before, or CellIndex::none.
    int noticeItems(const World &world);
    struct Noticed {
        ActorId anew = nobody;    ///< the lowest of those who were not in view the last time
        ActorId unknown = nobody; ///< the lowest of those who are in view for the first time
    };
    /// Notes who is in view. Whoever can do no harm counts the first time only.
    Noticed noticeMonsters(const World &world);

    /// The player has been told of a monster, and sees all others who are in view.
    void hearOf(const World &world, ActorId monster);
    /// The lowest id of the near and dangerous monsters of which he was not told, or nobody.
    ActorId dangerUnheardOf(const World &world) const { return dangerWithout(m_heardOf, world); }

    /// The hero was kept from going because of those who are in view, until they are out of view.
    void warn(const World &world);
    /// The lowest id of the near and dangerous monsters that have kept nobody from going yet, or nobody.
    ActorId dangerUnwarned(const World &world) const { return dangerWithout(m_warnedOf, world); }

private:
    static bool has(const std::vector<bool> &flags, int number)
    {
        return std::size_t(number) < flags.size() && flags[std::size_t(number)];
    }

    static ActorId dangerWithout(const std::vector<bool> &flags, const World &world);

    std::vector<bool> m_visited;  ///< by item
    std::vector<bool> m_noticed;  ///< by item
    std::vector<bool> m_met;      ///< by actor
    std::vector<bool> m_inView;   ///< by actor, the last time
    std::vector<bool> m_heardOf;  ///< by actor
    std::vector<bool> m_warnedOf; ///< by actor
};

/// Whether something unexplored is next to a cell that he would see from there.
bool isNextToUnexplored(const World &world, Point cell);
/// Whether exploring wants the hero on a cell: something unexplored is next to it that he would see from there, or
/// something lies on it at which he has not been. Never where the level would end.
bool isWorthExploring(const World &world, const Memory &memory, Point cell);
/// Whether something lies under the hero that he can take into his bag.
bool mayTake(const World &world);
/// Whether being carried over a cell on which he cannot stop is worth it: he sees something new, or takes treasure.
bool isWorthPassing(const World &world, Point cell);
