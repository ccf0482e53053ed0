#pragma once

#include "gamecore/play/game.h"
#include "gamecore/world/event.h"

/// Knows the whole level and walks through it, hitting what stands in the way where that is fought.
class DungeonWalker {
public:
    explicit DungeonWalker(Game &game) : m_game(game) {}

    /// Walks to a cell by a shortest way. False if the game ended, or 1000 commands did not do.
    bool walkTo(Point goal);
    /// Goes to each item in turn and takes it.
    bool takeItems();
    /// Walks to the stairs without taking them.
    bool walkToStairs();
    /// Down: to the stairs and on.
    bool descend();

private:
    bool act(const Command &command);
    std::optional<Direction> stepTo(Point goal) const;
    bool isOpen(Point cell) const;

    Game &m_game;
    EventList m_events;
};

/// Where the stairs of a level are; nothing if it has none.
std::optional<Point> stairsOf(const Level &level, const Catalogue &catalogue);
/// Steps between two cells of a level over what can be walked on, in 4 or 8 directions; -1 if there is no way.
int stepsBetween(const Level &level, const Catalogue &catalogue, Point from, Point to, int moves);
