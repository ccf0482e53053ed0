#pragma once

#include "gamecore/play/game.h"

// Continues a game in a level that its author has changed meanwhile.
//
// The terrain, rules, kinds and start are those of the changed level. The new game takes over the hero with his cell,
// hit points, statuses, growth, bag and gold. It also takes over turns, steps, time, the number of random draws of each
// actor, the explored cells (none if the hero saw everything), and each opened door whose cell has the same door in the
// changed level.
//
// Things: a thing of the changed level is the same as one of the old level if cell, kind and own values are equal
// (equal things match in order). It continues in its state: a monster with its position, wounds and statuses, or dead;
// an item or treasure where it lies, in the bag, or taken. An item that a monster carries is the same if the monster
// is. All other things are new, as at the start of a game. Things that the changed level lacks disappear, and so do the
// remains of such monsters. Items that the hero carries or has put down stay if the changed level defines their kind. A
// thing that the author moved therefore counts as a new one.
//
// Positions: cells are taken first by the hero, then by monsters that can stay on theirs, in the order of ids. A
// monster whose cell is impassable or occupied moves to its cell in the changed level, or to the nearest free cell.
// Items on impassable cells move to their cell in the changed level; items that the hero put down there are lost.
//
// The result depends only on the game and the changed level. Earlier commands cannot be replayed in the changed level,
// so Game::history() is empty.

/// The cell where the hero continues.
enum class HeroPlace : std::uint8_t { WhereHeStands, AtStart };

/// The result of continuing a game in a changed level.
struct ChangedGame {
    /// The reason why the hero cannot continue on his cell.
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
    QStringList leftBehind; ///< keys of items that the hero carried or has put down and that the changed level does
                            ///< not define
};

/// Continues `game` in `level`, its changed level. Restarting the result starts `level` with the same seed. `game` must
/// be in progress and not in a dungeon.
ChangedGame continueIn(const Game &game, PlayableLevel level, HeroPlace place = HeroPlace::WhereHeStands);
