#pragma once

// Comparison of a run with the same commands on its edited level, to find out how far the run remains valid.
//
// The original game and the game with the same commands on the changed level are played in parallel, with the same seed
// and hero, and compared after each beat. The games count as equal while an observer would see no difference. Position,
// hit points, statuses, possessions and growth of the hero are compared. Position, damage and statuses are compared for
// each monster that both levels share, in view or not. Terrain, items on the floor, facings, texts and looks are not
// compared. An edit of these becomes a difference at the first beat at which an actor behaves differently because of
// the edit, if ever.
//
// A monster is in both levels if it starts on the same cell and has the same kind; several such monsters match in
// order. Random draws identify monsters in the same way (gamecore/base/rng.h). Ids do not identify monsters, because
// they shift when something is added. A monster that was added, removed or moved is in one game only. It becomes a
// difference once the hero or a shared monster behaves differently because of it. Columns or rows added in the west or
// north change all positions, so the games differ at once.

#include "gamecore/base/cancel.h"
#include "gamecore/replay/run.h"

/// The first difference between a run and its commands on the changed level.
struct RunDifference {
    /// The type of a difference. Among several differences at the same beat, the first in this list is reported,
    /// because it explains the others; among several monsters, the one with the lowest id.
    enum class What : std::uint8_t {
        Nothing,          ///< no difference up to the end
        Clock,            ///< one level has turns and the other real time, so the commands do not fit
        HeroElsewhere,    ///< the hero is on another cell
        Outcome,          ///< only one game is over, or they ended differently
        HeroHp,           ///< the hero has different hit points
        HeroStatus,       ///< the hero has other statuses or durations
        Gold,             ///< the hero has a different amount of gold
        Bag,              ///< the hero has other kinds of items, letters or worn items
        MonsterDies,      ///< a monster has died in the changed game only
        MonsterLives,     ///< a monster has died in the original game only
        Growth,           ///< the hero has other experience, levels, kills or traits
        Turn,             ///< the command took a turn, or time, in one game only
        MonsterElsewhere, ///< a living monster is on another cell
        MonsterHurt,      ///< a monster has lost more or fewer hit points; its initial hit points are not compared
        MonsterStatus     ///< a monster has other statuses or durations
    };
    What what = What::Nothing;
    /// Number of beats (beats.h) played when the difference appeared; for Nothing, the number of all beats.
    qint64 beat = 0;
    int turn = 0;                     ///< turn of the original game at that moment
    qint64 timeMs = 0;                ///< game time of the original game at that moment
    Point cell = {};                  ///< position of the actor in the changed game
    Point before = {};                ///< position of the actor in the original game
    ActorId actor = heroId;           ///< the hero, or the monster by its id in the changed game
    KindId kind = 0;                  ///< kind of `actor` in the catalogue in force of the changed level
    Status outcome = Status::Playing; ///< status of the changed game
};
inline constexpr int runDifferenceCount = enumeratorCount<RunDifference::What>();
/// Returns "nothing", "clock", "hero_elsewhere", "outcome", "hero_hp", "hero_status", "gold", "bag", "monster_dies",
/// "monster_lives", "growth", "turn", "monster_elsewhere", "monster_hurt" or "monster_status".
QLatin1StringView keyOf(RunDifference::What what);

/// Returns the first difference between a run and its commands on the level `changed`, which is played under its own
/// rules. std::nullopt if cancelled. The run must be of a level. `shipped` is the catalogue with which run and level
/// were read. Both games are played by this version of the program. A run that fails to replay, or was made by other
/// rules (verdictOn() in replay.h), is compared as it plays now.
std::optional<RunDifference> firstDifference(const Run &run, const PlayableLevel &changed, const CataloguePtr &shipped,
                                             const std::atomic<bool> *isCancelled = nullptr);
