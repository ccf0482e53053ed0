#pragma once

// gamecore/analysis: facts about a level that hold in every game, found without playing; fixes for its issues.
//
// Findings are certain (docs/decisions/0013-findings-are-certain.md). They use the reachable cells of the quick check.
// If a lock keeps something from the hero, the finding names the key (Issue::because, in memory only), so that the
// editor can group findings by key. A finding about an item that a monster carries has the same code as one about an
// item on the floor. A patrol that stays within a part of the floor is a finding with both numbers but without a fix:
// only the author knows if that is intended.
//
// The balance covers blows only, with the hero striking first, as in the tables of the tutorials. On small random
// levels, tests compare the winnability findings with an exhaustive search (tests/support/victorysearch.h): warnings
// are never wrong there.

#include "gamecore/analysis/balance.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/pathfinding/rounds.h"
#include "gamecore/softlock/trap.h"

/// The result of analyzeLevel(). Large results for single cells are computed on demand: see reachFrom(),
/// footprintOfAll() and gamecore/analysis/shape.h.
struct LevelAnalysis {
    /// The findings of checkLevel(), followed by those of the analysis, each kind in reading order. Findings of the
    /// analysis have a cell unless stated otherwise, and Issue::figures if numbers matter:
    ///
    /// - cannot_be_won: a condition of `win` (`names`) has no goals or cannot be met. `there` is the number of goals,
    ///   `lost` the number out of reach; the cell is the first of these, none if there are none. Without `names`: each
    ///   goal can be reached, but at least one (`lost`) is out of reach in every order of opening doors. Only in levels
    ///   without errors.
    /// - exit_does_nothing: the level has exits or stairs on `cells` cells, but `win` does not ask for them. The cell
    ///   is the first one, with its feature in `names`. Only in levels without errors.
    /// - unreachable_floor: a pocket of `cells` cells that are connected for a walking hero; its first cell.
    /// - key_behind_own_door: a key that the hero could reach only if doors of its kind were open.
    /// - too_few_keys: the numbers of `doors` and `keys` of a kind within reach; the first of these doors, preferably
    ///   one that stays closed.
    /// - walled_in: a monster that the hero cannot reach, and that cannot walk to the reachable area.
    /// - patrol_confined: the number of `cells` of a patrol's footprint, and of `floor` cells that monsters can walk
    ///   on.
    /// - patrol_crosses_start: a patrol whose footprint contains the start.
    /// - monster_sees_start: a hunter or dragon within sight of the start, under `vision fov`.
    /// - can_get_stuck: a door that can lose the level, by spending a key (`names`: key) or by being opened (door), or
    ///   the end of a step that loses it (step). `steps` counts the commands up to it. Only in levels without errors.
    IssueList issues;
    CataloguePtr catalogue;     ///< in force
    Rules rules;                ///< in force
    std::optional<Point> start; ///< if there is exactly one
    bool isReachExact = true;   ///< Reach::isExact
    qint64 floor = 0;           ///< number of walkable cells
    qint64 reachedFloor = 0;    ///< number of walkable cells that the hero can reach
    qint64 monsterFloor = 0;    ///< number of walkable cells without damage, where monsters walk
    int idleConditions = 0;     ///< bits of WinCondition, see findWinFaults()
    std::vector<Patrol> patrols;
    std::vector<Footprint> footprints; ///< of these patrols; the mark is the start
    BalanceSheet balance;
    TrapSearch traps;       ///< see findTraps(); unknown and without states if not searched
    bool isComplete = true; ///< false if cancelled; some findings are then missing
};

/// Analyzes a level without playing it. Levels with errors and unfinished levels are analyzed as far as possible;
/// without exactly one start, everything that needs it is left out. `base` is the catalogue as read, not the one in
/// force; `places` as in checkLevel(). Never fails. The running time is bounded by the size of the level. Set
/// `isCancelled` from any thread to stop.
LevelAnalysis analyzeLevel(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places = {},
                           const std::atomic<bool> *isCancelled = nullptr);

/// Analyzes a level that has already been checked.
LevelAnalysis analyzeLevel(const Level &level, const CheckResult &checked, const std::vector<ThingPlace> &places = {},
                           const std::atomic<bool> *isCancelled = nullptr);

/// Runs checkLevel() and appends the findings of the analysis, for readers (gamecore/levelfile/levelreader.h).
CheckResult checkThoroughly(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places = {});
