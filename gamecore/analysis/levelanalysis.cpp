#include "gamecore/analysis/levelanalysis.h"

#include "gamecore/analysis/levelfindings.h"
#include "gamecore/analysis/trapfindings.h"
#include "gamecore/analysis/winprospects.h"
#include "gamecore/base/bitgrid.h"
#include "gamecore/base/cancel.h"

namespace {

void countFloor(const GroundCells &cells, const Reach *reach, LevelAnalysis &analysis)
{
    analysis.floor = cells.walkable.count();
    analysis.reachedFloor = reach ? countOfBoth(cells.walkable, bitsOf(reach->cells)) : 0;
    analysis.monsterFloor = cells.harmless.count();
}

} // namespace

LevelAnalysis analyzeLevel(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places,
                           const std::atomic<bool> *isCancelled)
{
    return analyzeLevel(level, checkLevelUntil(isCancelled, level, base, places), places, isCancelled);
}

LevelAnalysis analyzeLevel(const Level &level, const CheckResult &checked, const std::vector<ThingPlace> &places,
                           const std::atomic<bool> *isCancelled)
{
    LevelAnalysis analysis;
    analysis.catalogue = checked.catalogue();
    analysis.rules = checked.rules();
    analysis.start = checked.start;
    analysis.isReachExact = !checked.reach || checked.reach->isExact;
    analysis.issues = checked.issues;
    const auto goesOn = [&] { return analysis.isComplete = !isSet(isCancelled); };
    const Ground ground(level.terrain, *checked.catalogue(), checked.rules());
    const GroundCells cells = ground.cells();
    const AnalyzedLevel asked{level,
                              places,
                              *checked.catalogue(),
                              ground,
                              cells,
                              checked.start,
                              checked.reach ? &*checked.reach : nullptr,
                              isCancelled};
    countFloor(cells, asked.reach, analysis);
    analysis.balance = balanceOf(level, *checked.catalogue(), checked.rules(), asked.reach);
    // The missing goal may be behind an unknown word, so levels with errors are skipped.
    if (asked.reach && !checked.issues.hasErrors() && goesOn()) {
        analysis.conditionsWithoutGoals = findWinFaults(asked, analysis.issues);
    }
    if (asked.reach && goesOn()) {
        findPockets(asked, analysis.issues);
    }
    if (asked.reach && goesOn()) {
        findKeyIssues(asked, analysis.issues);
    }
    if (asked.reach && goesOn()) {
        findWalledIn(asked, analysis.issues);
    }
    if (asked.reach && goesOn()) {
        findReasons(asked, analysis.issues);
    }
    analysis.patrols = patrolsOf(level, *checked.catalogue());
    if (goesOn()) {
        analysis.footprints = footprintsOf(ground, analysis.patrols, checked.start, isCancelled);
    }
    if (goesOn()) {
        findPatrolFaults(asked, analysis);
    }
    if (asked.start && goesOn()) {
        findWatchers(asked, analysis.issues);
    }
    if (asked.reach && !checked.issues.hasErrors() && goesOn()) {
        analysis.traps = findTraps(asked, analysis.issues);
        goesOn();
    }
    return analysis;
}

CheckResult checkThoroughly(const Level &level, const Catalogue &base, const std::vector<ThingPlace> &places)
{
    CheckResult checked = checkLevel(level, base, places);
    checked.issues = analyzeLevel(level, checked, places).issues;
    return checked;
}
