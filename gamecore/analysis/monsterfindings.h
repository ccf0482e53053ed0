#pragma once

#include "gamecore/analysis/analyzedlevel.h"
#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/pathfinding/meansofharm.h"

// Findings about monsters.

/// Whether a monster, a place in Level::things, and the hero can ever stand side by side so that he can strike it, as
/// far as the ground goes. Needs AnalyzedLevel::reach.
bool canMeetHero(const AnalyzedLevel &asked, const MeansOfHarm &means, std::size_t monster);
/// walled_in. Needs AnalyzedLevel::reach.
void findWalledIn(const AnalyzedLevel &asked, IssueList &issues);
/// patrol_confined and patrol_crosses_start, of the footprints in `analysis`.
void findPatrolFaults(const AnalyzedLevel &asked, LevelAnalysis &analysis);
/// monster_sees_start. Needs AnalyzedLevel::start.
void findWatchers(const AnalyzedLevel &asked, IssueList &issues);
