#pragma once

// Until when a run still holds after its level was edited.
//
// The game of the run and the game that its commands make of the changed level are played side by side, with the same
// seed and hero, and compared after each beat. They are the same as long as somebody who watches both would say so: the
// hero does, has and suffers the same, and so do the monsters that both levels have, whether he sees them or not, since
// authors see all. Ground, what lies about, facings, texts and looks are not compared: an edit of these shows at the
// first beat at which somebody acts otherwise because of it, and never if nobody comes upon it.
//
// Monsters are the same if they begin on the same cell and are of the same kind; of several alike the first is the
// first. So chance knows them (gamecore/base/luck.h), whatever else the level says of them. Ids are no names: they
// shift when something is added. A monster that was added, taken away or moved to another start is in one game only,
// and shows once hero or others act otherwise because of it. A level to which columns or rows were added in front is
// another one, since all begins elsewhere.

#include "gamecore/base/cancel.h"
#include "gamecore/replay/run.h"

/// The first moment of a run at which the changed level makes it another game.
struct RunDifference {
    /// What differs. Of several that differ at once it is the first of these, which explains the others; of several
    /// monsters the one with the lowest id.
    enum class What : std::uint8_t {
        Nothing,          ///< the run holds to its end
        Clock,            ///< the commands are for the other clock, so the run does not begin
        HeroElsewhere,    ///< the hero is on another cell
        Outcome,          ///< one game is over and the other is not, or they ended otherwise
        HeroHp,           ///< the hero has other hit points
        HeroStatus,       ///< other statuses lie over him, or for another time
        Gold,             ///< he has other gold
        Bag,              ///< he has other kinds of items, under other letters, or wears others
        MonsterDies,      ///< a monster has died in the changed game only
        MonsterLives,     ///< a monster has died in the game of the run only
        Growth,           ///< the hero has other experience, levels, kills or traits of his own
        Turn,             ///< the command took a turn, or time, in one game only
        MonsterElsewhere, ///< a living monster is on another cell
        MonsterHurt,      ///< it has lost more hit points, or fewer; how many it had at first shows when it dies
        MonsterStatus     ///< other statuses lie over it, or for another time
    };
    What what = What::Nothing;
    qint64 beat = 0;        ///< after so many beats (beats.h); 0: before the first one; of Nothing: after the last
    int turn = 0;           ///< of the game of the run then, which tells its turns
    qint64 timeMs = 0;      ///< likewise: its game time
    Point cell = {};        ///< where the hero or the monster is in the changed game then
    Point before = {};      ///< where he or it is in the game of the run
    ActorId actor = heroId; ///< the hero, or the monster by its id in the changed game
    KindId kind = 0;        ///< of that actor, in the catalogue in force of the changed level
    Status outcome = Status::Playing; ///< of the changed game so far
};
inline constexpr int runDifferenceCount = enumeratorCount<RunDifference::What>();
/// "nothing", "clock", "hero_elsewhere", "outcome", "hero_hp", "hero_status", "gold", "bag", "monster_dies",
/// "monster_lives", "growth", "turn", "monster_elsewhere", "monster_hurt", "monster_status".
QLatin1StringView keyOf(RunDifference::What what);

/// Where a run, which must be of a level, first goes otherwise in `changed`, which is played under the rules that it
/// says itself; nothing if it was cancelled. `shipped` is the catalogue that run and level were read with. Both games
/// follow the rules of this program: a run that fails or is of other rules (runverdict.h) is compared as it plays now.
std::optional<RunDifference> firstDifference(const Run &run, const PlayableLevel &changed, const CataloguePtr &shipped,
                                             const std::atomic<bool> *isCancelled = nullptr);
