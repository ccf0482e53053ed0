#pragma once

// gamecore/analysis: what is true of a level under its rules, found without playing it, in time and memory by its size.
//
// Findings are certain (docs/decisions/0013-findings-are-certain.md); those that need to know what can be reached take
// it from the quick check. A finding about what a lock keeps from the hero names the key (Issue::because, in memory
// alone), so that the editor folds it under the key. A finding about what a monster carries keeps the code of one that
// lies on the floor, since the hero never gets it either way. Rounds that stay within a part of the floor are a finding
// with both numbers and without a fix: what is too small only the author knows.
//
// The balance is of blows alone with the hero striking first, as in the tables of the tutorials. Whether a level can be
// won is compared with trying everything on small random levels (tests/support/victorysearch.h): a warning is never
// wrong there.

#include "gamecore/analysis/balance.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/pathfinding/rounds.h"
#include "gamecore/softlock/trap.h"

/// What analyzeLevel() has found. Large results, cell by cell, are made on demand by the functions they come from:
/// reachFrom(), footprintOfAll() and those of gamecore/analysis/shape.h.
struct LevelAnalysis {
    /// Findings of checkLevel() first, then those of the analysis, each kind in reading order. All of the analysis have
    /// a cell, and Issue::figures where numbers matter:
    /// - cannot_be_won: what `win` asks for (`names`) is not there or cannot be had: `there` are so many, `lost` of
    /// them
    ///   cannot be had; the first of these, no cell if there are none. Without `names`: each can be had, but at least
    ///   one (`lost`) is out of reach in whatever order doors are opened. In levels without errors
    /// - exit_does_nothing: `win` does not ask for the exits and stairs on so many `cells`; the first one, whose
    /// feature
    ///   is in `names`. Likewise
    /// - unreachable_floor: `cells` of the pocket, which are joined as the hero walks; its first cell
    /// - key_behind_own_door: a key that he would come to if doors of its kind stood open
    /// - too_few_keys: `doors` and `keys` of a kind that he can come to; the first of these doors, one that stays
    /// closed
    ///   before others
    /// - walled_in: a monster that he cannot come to, and that cannot walk to where he can
    /// - patrol_confined: `cells` of its footprint, of `floor` cells of the level that monsters walk on
    /// - patrol_crosses_start: a footprint with the start in it
    /// - monster_sees_start: a hunter or dragon within sight of the start, under `vision fov`
    /// - can_get_stuck: a door that loses the level if a key is spent on it (`names`: key), or opened (door), or where
    ///   a step ends that does (step); `steps`, openings and pick-ups until then. In levels without errors
    IssueList issues;
    CataloguePtr catalogue;     ///< in force
    Rules rules;                ///< in force
    std::optional<Point> start; ///< if there is exactly one
    bool isReachExact = true;   ///< Reach::isExact
    qint64 floor = 0;           ///< cells that can be stood on
    qint64 reachedFloor = 0;    ///< those of them that the hero can come to
    qint64 monsterFloor = 0;    ///< those of them that harm nobody, where monsters walk
    int idleConditions = 0;     ///< see findWinFaults()
    std::vector<Patrol> patrols;
    std::vector<Footprint> footprints; ///< of these, with the start as mark
    BalanceSheet balance;
    TrapSearch traps;       ///< see findTraps(); unknown and without states where it was not asked
    bool isComplete = true; ///< false: cancelled; some findings are missing
};

/// Everything that can be said about a level without playing it; also about one in error or unfinished, as far as it
/// goes: what asks for the start is left out without exactly one. `base` is the catalogue as read, not the one in
/// force; `places` as in checkLevel(). Never fails, and its time is bounded by the size of the level. To stop it, set
/// `isCancelled` from any thread.
LevelAnalysis analyzeLevel(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places = {},
                           const std::atomic<bool> *isCancelled = nullptr);

/// Analyzes a level that was checked already.
LevelAnalysis analyzeLevel(const Level &level, const CheckResult &checked, const std::vector<ThingPlace> &places = {},
                           const std::atomic<bool> *isCancelled = nullptr);

/// checkLevel() with the findings of the analysis behind its own, for readers (gamecore/levelfile/levelreader.h).
CheckResult checkThoroughly(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places = {});
