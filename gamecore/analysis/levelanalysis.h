#pragma once

// gamecore/analysis: facts about a level that hold in every game, found without playing; fixes for its issues.
//
// Findings are certain (docs/decisions/0013-findings-are-certain.md). They use the reachable cells of the quick check.
// If a locked door keeps the hero from the subject of a finding, the finding names the key of the door (Issue::because,
// in memory only), so that the editor can group findings by key. A finding about an item that a monster carries has the
// same code as one about an item on the floor. If a patrol cannot leave a part of the floor, patrol_confined states the
// cells of its footprint and of the whole floor, but offers no fix: only the author knows if a small footprint is
// intended.
//
// The balance covers blows only, with the hero striking first, as in the tables of the tutorials. On small random
// levels, tests compare the winnability findings with an exhaustive search (tests/support/victorysearch.h): warnings
// are never wrong there.

#include "gamecore/analysis/balance.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/pathfinding/patrolwalk.h"
#include "gamecore/softlock/trap.h"

/// The result of analyzeLevel(). Results for every single cell are not stored, but computed on demand: see reachFrom(),
/// footprintOfAll() and gamecore/analysis/shape.h.
struct LevelAnalysis {
    /// The findings of checkLevel(), followed by those of the analysis, each kind in reading order. Findings of the
    /// analysis have a cell unless stated otherwise, and Issue::figures if numbers matter:
    ///
    /// - cannot_be_won: `names` has a condition of `win` that has no goals or cannot be met. `there` is the number of
    ///   its goals, `lost` the number of goals out of reach. The cell is that of the first goal out of reach, if any.
    ///   If `names` has several conditions, each holds, but nothing can happen that makes the game check for victory.
    ///   If `names` is empty, each goal can be reached by itself, but no order of opening doors reaches all of them
    ///   (`lost` is 1). The cell is then the first door that uses up a key, otherwise the start. Only in levels without
    ///   errors.
    /// - exit_does_nothing: the level has exits or stairs on `cells` cells, but `win` does not ask for them. The cell
    ///   is the first of these cells; `names` has its feature. Only in levels without errors.
    /// - unreachable_floor: a pocket of `cells` cells that are connected for a walking hero. The cell is the first of
    ///   the pocket.
    /// - key_behind_own_door: a key that the hero could reach only if the doors that it opens were open.
    /// - too_few_keys: the hero reaches more `doors` of a kind than `keys` for them. The cell is the first of these
    ///   doors that he cannot open; if he can open each, the first door.
    /// - walled_in: a monster that the hero cannot reach, and that cannot walk to the reachable area.
    /// - patrol_confined: a patrol that can reach only `cells` of all `floor` cells on which monsters can walk.
    /// - patrol_crosses_start: a patrol whose footprint contains the start.
    /// - monster_sees_start: a hunting monster in view from the start. Only if the rule `vision` is `fov`.
    /// - can_get_stuck: the hero can get stuck for good. The cell is that of the cause, whose type is in `names`.
    ///   `key`: a door that uses up a key; `door`: a door whose cell moves or stops the hero differently once it is
    ///   open; `step`: the cell where a step ends that cannot be taken back. `steps` is the number of commands up to
    ///   the cause. Only in levels without errors.
    IssueList issues;
    CataloguePtr catalogue;         ///< in force
    Rules rules;                    ///< in force
    std::optional<Point> start;     ///< if there is exactly one
    bool isReachExact = true;       ///< false: the hero may reach fewer cells (Reach::isExact)
    qint64 floor = 0;               ///< number of walkable cells
    qint64 reachedFloor = 0;        ///< number of walkable cells that the hero can reach
    qint64 monsterFloor = 0;        ///< number of walkable cells without damage, where monsters walk
    int conditionsWithoutGoals = 0; ///< WinCondition bits, as findWinFaults() returned them
    std::vector<Patrol> patrols;
    std::vector<Footprint> footprints; ///< in the order of `patrols`; Footprint::hasMark: contains the start
    BalanceSheet balance;
    TrapSearch traps;       ///< see findTraps(); Stuck::Unknown with 0 states if nothing was searched
    bool isComplete = true; ///< false if cancelled; some findings are then missing
};

/// Analyzes a level without playing it. Levels with errors and unfinished levels are analyzed as far as possible;
/// without exactly one start, all results that need the start are left out. `base` is the shipped catalogue; `places`
/// as in checkLevel(). Never fails. The running time is bounded by the size of the level. Set `isCancelled` from any
/// thread to stop the analysis.
LevelAnalysis analyzeLevel(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places = {},
                           const std::atomic<bool> *isCancelled = nullptr);

/// Analyzes a level for which checkLevel() returned `checked`.
LevelAnalysis analyzeLevel(const Level &level, const CheckResult &checked, const std::vector<ThingPlace> &places = {},
                           const std::atomic<bool> *isCancelled = nullptr);

/// Runs checkLevel() and appends the findings of the analysis, for readers (gamecore/levelfile/levelreader.h).
CheckResult checkThoroughly(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places = {});
