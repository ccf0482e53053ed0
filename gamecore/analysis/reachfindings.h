#pragma once

#include "gamecore/analysis/analyzedlevel.h"

// Findings about the cells that the hero can reach. All of them need AnalyzedLevel::reach.

/// Finds unreachable_floor, one for each pocket.
void findPockets(const AnalyzedLevel &asked, IssueList &issues);
/// Finds key_behind_own_door, one for each key, and too_few_keys, one for each kind of key.
void findKeyFaults(const AnalyzedLevel &asked, IssueList &issues);
/// Sets Issue::because of findings about places that a locked door keeps from the hero. It is the first key of
/// findKeyFaults() whose open doors would let him in.
void findReasons(const AnalyzedLevel &asked, IssueList &issues);
