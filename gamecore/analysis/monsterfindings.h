#pragma once

#include "gamecore/analysis/analyzedlevel.h"
#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/pathfinding/damagesources.h"

// Findings about monsters.

/// True if a monster may ever stand beside the hero, so that he can strike it. Either the terrain allows that, or
/// something in the level teleports monsters. `monster` is an index in Level::things. Needs AnalyzedLevel::reach.
bool canMeetHero(const AnalyzedLevel &asked, const DamageSources &means, std::size_t monster);
/// Finds walled_in. Needs AnalyzedLevel::reach.
void findWalledIn(const AnalyzedLevel &asked, IssueList &issues);
/// Finds patrol_confined and patrol_crosses_start from the footprints in `analysis`.
void findPatrolFaults(const AnalyzedLevel &asked, LevelAnalysis &analysis);
/// Finds monster_sees_start. Needs AnalyzedLevel::start.
void findWatchers(const AnalyzedLevel &asked, IssueList &issues);
