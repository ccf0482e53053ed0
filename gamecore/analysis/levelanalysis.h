#pragma once

// gamecore/analysis: facts about a level that hold in every game, found without playing; fixes for its issues.
//
// Findings are certain (docs/decisions/0013-findings-are-certain.md). They use the reachable cells of the quick check.
// If a lock keeps something from the hero, the finding names the key (Issue::because, in memory only), so that the
// editor can group findings by key. A finding about an item that a monster carries has the same code as one about an
// item on the floor. If a patrol cannot leave a part of the floor, patrol_confined states the cells of its footprint
// and of the whole floor, but offers no fix: only the author knows if that is intended.
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
    /// - cannot_be_won: with a condition of `win` in `names`, which has no goals or cannot be met. `there` is the
    ///   number of its goals, `lost` the number out of reach. The cell is that of the first goal out of reach, if any.
    ///   Without `names`: each goal can be reached, but in every order of opening doors at least one (`lost` is 1) is
    ///   not. The cell is then the first door that uses up a key, otherwise the start. Only in levels without errors.
    /// - exit_does_nothing: the level has exits or stairs on `cells` cells, but `win` does not ask for them. The cell
    ///   is the first one, with its feature in `names`. Only in levels without errors.
    /// - unreachable_floor: a pocket of `cells` cells that are connected for a walking hero; its first cell.
    /// - key_behind_own_door: a key that the hero could reach only if doors of its kind were open.
    /// - too_few_keys: the hero reaches more `doors` of a kind than `keys` for them. The cell is the first of these
    ///   doors that he cannot open, otherwise the first one.
    /// - walled_in: a monster that the hero cannot reach, and that cannot walk to the reachable area.
    /// - patrol_confined: a patrol that can only reach `cells` of the `floor` cells on which monsters walk.
    /// - patrol_crosses_start: a patrol whose footprint contains the start.
    /// - monster_sees_start: a monster that hunts, in view from the start, if the rule `vision` is `fov`.
    /// - can_get_stuck: the hero can get stuck for good. The cell is the door that causes it, by using up a key
    ///   (`names`: key) or by being open (door), or the cell where a step ends that cannot be taken back (step).
    ///   `steps` is the number of commands up to it. Only in levels without errors.
    IssueList issues;
    CataloguePtr catalogue;     ///< in force
    Rules rules;                ///< in force
    std::optional<Point> start; ///< if there is exactly one
    bool isReachExact = true;   ///< false: the hero may reach fewer cells (Reach::isExact)
    qint64 floor = 0;           ///< number of walkable cells
    qint64 reachedFloor = 0;    ///< number of walkable cells that the hero can reach
    qint64 monsterFloor = 0;    ///< number of walkable cells without damage, where monsters walk
    int conditionsWithoutGoals =
        0; ///< WinCondition bits of `win` for which the level has no goals, if the rest can win it
    std::vector<Patrol> patrols;
    std::vector<Footprint> footprints; ///< in the order of `patrols`; Footprint::hasMark: it contains the start
    BalanceSheet balance;
    TrapSearch traps;       ///< see findTraps(); Stuck::Unknown with 0 states if nothing was searched
    bool isComplete = true; ///< false if cancelled; some findings are then missing
};

/// Analyzes a level without playing it. Levels with errors and unfinished levels are analyzed as far as possible;
/// without exactly one start, everything that needs it is left out. `base` is the shipped catalogue; `places` as in
/// checkLevel(). Never fails. The running time is bounded by the size of the level. Set `isCancelled` from any thread
/// to stop.
LevelAnalysis analyzeLevel(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places = {},
                           const std::atomic<bool> *isCancelled = nullptr);

/// Analyzes a level for which checkLevel() returned `checked`.
LevelAnalysis analyzeLevel(const Level &level, const CheckResult &checked, const std::vector<ThingPlace> &places = {},
                           const std::atomic<bool> *isCancelled = nullptr);

/// Runs checkLevel() and appends the findings of the analysis, for readers (gamecore/levelfile/levelreader.h).
CheckResult checkThoroughly(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places = {});
