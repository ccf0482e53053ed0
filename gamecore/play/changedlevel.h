#pragma once

#include "gamecore/play/game.h"

// Continues a game in a level that its author has changed meanwhile.
//
// The terrain, rules, kinds and start are those of the changed level. The game keeps the hero with his cell, hit
// points, statuses, growth, bag and gold. It also keeps turns, steps, time and the number of random draws of each
// actor. By cell, it keeps explored cells (none if the hero saw everything), and opened doors where the changed level
// has the same door.
//
// Things: a thing of the changed level is the same as one of the old level if cell, kind and own values are equal
// (equal things match in order). It keeps its state: a monster its position, wounds and statuses, or its death; an item
// or treasure where it was dropped, in the bag, or taken. An item that a monster carries is the same if the monster is.
// All other things are new, as at the start of a game. Things missing from the changed level disappear with their
// remains, except items that the hero carries or has put down, if the changed level knows their kind. A thing that the
// author moved therefore counts as a new one.
//
// Positions: the hero has priority, then actors that stay on their cells, by id. An actor whose cell is impassable or
// occupied moves to its cell in the level, or to the nearest free cell. Items on impassable cells move to their cell in
// the level; items that the hero put down there are lost.
//
// The result depends only on the game and the changed level. Earlier commands cannot be replayed in the changed level,
// so the recording begins anew.

/// The cell where the hero continues.
enum class HeroPlace : std::uint8_t { WhereHeStands, AtStart };

struct ChangedGame {
    /// The reason why the hero cannot stay on his cell.
    enum class HeroFault : std::uint8_t {
        None,
        Outside, ///< outside the level as changed
        NoGround ///< impassable terrain
    };

    std::optional<Game> game; ///< std::nullopt if there is a fault
    HeroFault fault = HeroFault::None;
    int kept = 0;           ///< number of unchanged monsters, items and treasures
    int came = 0;           ///< number of new ones
    int gone = 0;           ///< number of removed ones
    QStringList leftBehind; ///< keys of carried items that the changed level does not define
};

/// Continues `game` in `level`; restarting then starts `level` with the same seed. `game` must be in progress and not a
/// dungeon.
ChangedGame goOnIn(const Game &game, PlayableLevel level, HeroPlace place = HeroPlace::WhereHeStands);
