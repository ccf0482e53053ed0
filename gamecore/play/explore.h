#pragma once

#include "gamecore/world/world.h"

/// The memory of automatic exploration and of warnings, besides the explored terrain: items visited, wanted
/// and noticed, monsters met, monsters reported to the player, and monsters that have stopped the hero. In this class,
/// a monster is in view if isNear() is true. A memory belongs to one world; call begin() for another world. Each
/// Journey owns one memory.
class Memory {
public:
    /// Forgets everything, for another world. Everything in view counts as known.
    void begin(const World &world);
    /// Records the items on the hero's cell as visited and noticed. Returns the lowest number of the newly visited
    /// items, or CellIndex::none.
    int visit(const World &world);

    /// True if the hero has visited an item, or if the item is marked as left (Item::isLeft). Saved games store only
    /// that mark. False for wanted items, wherever the hero has gone since.
    bool hasVisited(const World &world, int item) const
    {
        return !has(m_wanted, item) && (has(m_visited, item) || world.item(item).isLeft);
    }
    /// Records that exploring wants the items on the hero's cell, until they are taken: something else may come between
    /// his step onto them and his taking them.
    void want(const World &world) { markWanted(world, true); }
    /// Ends the record for the items on the hero's cell, which he cannot take.
    void giveUp(const World &world) { markWanted(world, false); }
    /// True if exploring wants an item on the hero's cell.
    bool wantsItemHere(const World &world) const;
    /// True if a monster was in view at the last noticeMonsters().
    bool wasInView(ActorId monster) const { return has(m_inView, monster); }
    /// Records the items in view as noticed. Returns the lowest number of the newly noticed items, or CellIndex::none.
    int noticeItems(const World &world);
    /// New monsters in view.
    struct Noticed {
        ActorId anew = nobody;    ///< lowest id of the monsters that were not in view at the previous call, except
                                  ///< harmless monsters that were in view earlier
        ActorId unknown = nobody; ///< lowest id of the monsters that are in view for the first time
    };
    /// Records the monsters in view and returns the new ones. Call it after each command.
    Noticed noticeMonsters(const World &world);

    /// Records that `monster` and all monsters in view were reported to the player.
    void markAnnounced(const World &world, ActorId monster);
    /// Returns the lowest id of the near and dangerous monsters that were not reported yet, or `nobody`.
    ActorId unannouncedDanger(const World &world) const { return firstDangerNotIn(m_heardOf, world); }

    /// Records that the monsters in view have stopped the hero. The record of a monster ends when it leaves the view.
    void warn(const World &world);
    /// Returns the lowest id of the near and dangerous monsters that have not stopped the hero yet, or `nobody`.
    ActorId unwarnedDanger(const World &world) const { return firstDangerNotIn(m_warnedOf, world); }

private:
    static bool has(const std::vector<bool> &flags, int number)
    {
        return std::size_t(number) < flags.size() && flags[std::size_t(number)];
    }

    void markWanted(const World &world, bool isWanted);
    static ActorId firstDangerNotIn(const std::vector<bool> &flags, const World &world);

    std::vector<bool> m_visited;  ///< by item
    std::vector<bool> m_noticed;  ///< by item
    std::vector<bool> m_wanted;   ///< by item: exploring came to take it
    std::vector<bool> m_met;      ///< by actor
    std::vector<bool> m_inView;   ///< by actor, at the last noticeMonsters()
    std::vector<bool> m_heardOf;  ///< by actor: was reported
    std::vector<bool> m_warnedOf; ///< by actor: has stopped the hero
};

/// True if the cell has an unexplored neighbor that the hero would see from the cell.
bool isNextToUnexplored(const World &world, Point cell);
/// True if automatic exploration should visit a cell: isNextToUnexplored() is true, or an unvisited item lies there.
/// False for an exit that would end the level.
bool isWorthExploring(const World &world, const Memory &memory, Point cell);
/// True if the hero's cell has an item that he can take into his bag.
bool mayTake(const World &world);
/// True if it is worthwhile to drift over a cell without stopping: the hero sees something new there, or takes
/// treasure.
bool isWorthPassing(const World &world, Point cell);
