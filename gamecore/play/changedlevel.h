#pragma once

#include "gamecore/play/game.h"

// Continues a game in its level after the author of the level has changed it.
//
// The terrain, rules, kinds and start are those of the changed level. The new game takes over the hero with his cell,
// hit points, statuses, growth, bag and gold. It also takes over turns, steps, time, the number of random draws of each
// actor, the explored cells (recorded only if World::needsSight()), and each opened door whose cell has the same door
// in the changed level.
//
// Things: a thing of the changed level is the same as a thing of the old level if cell, kind and own values are equal
// (equal things match in order). An item that a monster carries is the same if the monster is the same. A thing that is
// the same keeps its state: a monster its position, wounds and statuses, or its death; an item or treasure its place on
// the floor, in the bag or among the things taken. All other things of the changed level are new, as at the start of a
// game; a thing that the author moved is new, too. Things that only the old level has disappear, with the remains of
// such monsters. Exceptions are items in the hero's bag, and items that no level placed, such as the hero's initial
// items after he has put them down: they stay if the changed level defines their kind.
//
// Positions: the hero is placed first, then the monsters that can stay on their cells, in the order of ids. A monster
// whose cell is impassable or occupied moves to the cell on which the changed level has it, or to the nearest free
// cell. An item on an impassable cell moves to the cell on which the changed level has it; an item that no level placed
// is lost there.
//
// The result depends only on the game and the changed level. Earlier commands cannot be replayed in the changed level,
// so Game::history() is empty.

/// The cell where the hero continues.
enum class HeroPlace : std::uint8_t { WhereHeStands, AtStart };

/// The result of continuing a game in a changed level.
struct ChangedGame {
    /// The reason why the hero cannot continue on the cell where he stands.
    enum class HeroFault : std::uint8_t {
        None,
        Outside, ///< the cell is outside the changed level
        NoGround ///< the terrain of the cell is impassable
    };

    std::optional<Game> game; ///< std::nullopt if there is a fault
    HeroFault fault = HeroFault::None;
    int kept = 0;           ///< number of monsters, items and treasures that both levels share
    int came = 0;           ///< number of monsters, items and treasures only in the changed level
    int gone = 0;           ///< number of monsters, items and treasures only in the old level
    QStringList leftBehind; ///< keys of items that would stay but whose kind the changed level does not define
};

/// Continues `game` in `level`, the changed version of its level. Game::restart() of the new game starts `level` with
/// the same seed. `game` must be in progress and not in a dungeon.
ChangedGame continueIn(const Game &game, PlayableLevel level, HeroPlace place = HeroPlace::WhereHeStands);
