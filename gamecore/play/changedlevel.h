#pragma once

#include "gamecore/play/game.h"

// A game goes on in a level that its author has changed meanwhile.
//
// The ground, the rules, the kinds and the start are those of the changed level. What stays of the game before: the
// hero with his cell, hit points, statuses, growth, bag and gold; turns, steps and time; how often each has drawn by
// chance; by cell, what he has explored (nothing, where he saw all), and that a door is open where the changed level
// has the same door.
//
// Things: one of the changed level that stood in the level before on the same cell, of the same kind and with the same
// values of its own is the same thing (of several equal ones the first is the first). It goes on as it was: a monster
// where it went, with its wounds and statuses, or dead; an item or treasure where it was dropped, in the bag, or taken.
// What a monster carries is a thing of its own, which is the same if the monster is. All others are new, as where a
// game begins. What the changed level no longer has is gone, remains too; but what the hero carries or has put down
// stays, if the changed level knows its kind. So a thing that was moved is another one.
//
// Room: the hero comes first, then those who stay where they are, by id. Actors that cannot stay, because they cannot
// stand there or somebody does, stand where the level puts them, or on the nearest free cell. What lies where nobody
// can stand lies where the level puts it; what the hero put down there is gone.
//
// All of it follows from the game and the changed level alone. What was played before cannot be played again over the
// changed level, so the recording begins anew.

/// Where the hero goes on.
enum class HeroPlace : std::uint8_t { WhereHeStands, AtStart };

struct ChangedGame {
    /// Why he cannot go on where he stands.
    enum class HeroFault : std::uint8_t {
        None,
        Outside, ///< the level does not reach there any more
        NoGround ///< nobody can stand on what is there now
    };

    std::optional<Game> game; ///< nothing with a fault
    HeroFault fault = HeroFault::None;
    int kept = 0;           ///< monsters, items and treasures that are the same
    int came = 0;           ///< those that are new
    int gone = 0;           ///< those that were taken away
    QStringList leftBehind; ///< keys of what the hero carried and the changed level does not know
};

/// `game` under `level`; restarting it starts `level` with the same seed. `game` must be under way and no dungeon.
ChangedGame goOnIn(const Game &game, PlayableLevel level, HeroPlace place = HeroPlace::WhereHeStands);
