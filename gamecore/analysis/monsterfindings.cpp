#include "gamecore/analysis/monsterfindings.h"

#include "gamecore/analysis/shape.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/pathfinding/carried.h"

using namespace Qt::StringLiterals;

namespace {

bool isMonster(const Kind *kind)
{
    return kind && kind->category == KindCategory::Monster;
}

} // namespace

bool canMeetHero(const AnalyzedLevel &asked, const DamageSources &means, std::size_t monster)
{
    const Thing &thing = asked.level.things[monster];
    const BehaviorRow::Walk walk = means.walkOf(thing, *asked.kindOf(monster));
    return means.teleports() || asked.reach->containsAny(meetingCells(asked.ground, thing.cell, walk));
}

void findWalledIn(const AnalyzedLevel &asked, IssueList &issues)
{
    const DamageSources means(asked.level, asked.catalogue, asked.ground.rules());
    for (std::size_t i = 0; i < asked.level.things.size(); ++i) {
        if (isMonster(asked.kindOf(i)) && !canMeetHero(asked, means, i)) {
            issues.add(asked.issueAt(i, IssueCode::WalledIn));
        }
    }
}

void findPatrolFaults(const AnalyzedLevel &asked, LevelAnalysis &analysis)
{
    const bool staysOnItsGround = !DamageSources(asked.level, asked.catalogue, asked.ground.rules()).teleports();
    for (std::size_t i = 0; i < analysis.patrols.size(); ++i) {
        const Footprint &footprint = analysis.footprints[i];
        if (staysOnItsGround && footprint.isKnown && footprint.cells < analysis.monsterFloor) {
            Issue issue = asked.issueAt(analysis.patrols[i].thing, IssueCode::PatrolConfined);
            issue.figures = {{"cells"_L1, footprint.cells}, {"floor"_L1, analysis.monsterFloor}};
            analysis.issues.add(issue);
        }
    }
    for (std::size_t i = 0; i < analysis.patrols.size(); ++i) {
        if (analysis.footprints[i].hasMark) {
            analysis.issues.add(asked.issueAt(analysis.patrols[i].thing, IssueCode::PatrolCrossesStart));
        }
    }
}

void findWatchers(const AnalyzedLevel &asked, IssueList &issues)
{
    if (asked.ground.rules().vision != Vision::Fov) {
        return;
    }
    for (const std::size_t i : viewOfStart(asked.level, asked.catalogue, asked.ground, *asked.start).monsters) {
        if (rowOf(behaviorOf(asked.level.things[i], *asked.kindOf(i))).seeksHero) {
            issues.add(asked.issueAt(i, IssueCode::MonsterSeesStart));
        }
    }
}
