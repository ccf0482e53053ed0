#pragma once

#include "gamecore/world/world.h"

/// The hero's memory of a world besides its terrain: items visited and noticed, monsters met, announced to the player,
/// and warned of. Belongs to one world; call begin() for another.
class Memory {
public:
    /// Begins another world. Everything in view counts as known.
    void begin(const World &world);
    /// Marks the items on the hero's cell as visited. Returns the lowest number of the newly visited ones, or
    /// CellIndex::none.
    int visit(const World &world);

    /// True if the hero has visited an item, or left it behind before the game was saved.
    bool hasVisited(const World &world, int item) const { return has(m_visited, item) || world.item(item).isLeft; }
    /// True if a monster was in view at the last noticeMonsters().
    bool wasInView(ActorId monster) const { return has(m_inView, monster); }
    /// Marks the items in view as noticed. Returns the lowest number of the newly noticed ones, or CellIndex::none.
    int noticeItems(const World &world);
    struct Noticed {
        ActorId anew = nobody;    ///< lowest id of the monsters that were not in view last time
        ActorId unknown = nobody; ///< lowest id of the monsters in view for the first time
    };
    /// Records the monsters in view. Harmless monsters count only the first time.
    Noticed noticeMonsters(const World &world);

    /// Records that the player was told of a monster and sees all others in view.
    void hearOf(const World &world, ActorId monster);
    /// Returns the lowest id of the near and dangerous monsters not announced yet, or `nobody`.
    ActorId dangerUnheardOf(const World &world) const { return dangerWithout(m_heardOf, world); }

    /// Records that the monsters in view have stopped the hero. Holds until they leave the view.
    void warn(const World &world);
    /// Returns the lowest id of the near and dangerous monsters that have not stopped the hero yet, or `nobody`.
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
    std::vector<bool> m_inView;   ///< by actor, at the last noticeMonsters()
    std::vector<bool> m_heardOf;  ///< by actor
    std::vector<bool> m_warnedOf; ///< by actor
};

/// True if the cell has an unexplored neighbor that the hero would see from there.
bool isNextToUnexplored(const World &world, Point cell);
/// True if automatic exploration should visit a cell: it has an unexplored neighbor to see, or an unvisited item. False
/// where stepping would end the level.
bool isWorthExploring(const World &world, const Memory &memory, Point cell);
/// True if the hero's cell has an item that he can take into his bag.
bool mayTake(const World &world);
/// True if drifting over a cell on which the hero cannot stop pays off: he sees something new or takes treasure.
bool isWorthPassing(const World &world, Point cell);
