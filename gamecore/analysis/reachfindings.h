#pragma once

#include "gamecore/analysis/analyzedlevel.h"

// Findings about the cells that the hero can reach. All of them need AnalyzedLevel::reach.

/// Finds unreachable_floor, one for each pocket.
void findPockets(const AnalyzedLevel &asked, IssueList &issues);
/// Finds key_behind_own_door, one for each key, and too_few_keys, one for each kind of key.
void findKeyIssues(const AnalyzedLevel &asked, IssueList &issues);
/// Sets Issue::because of the findings in `issues` about cells that the hero cannot reach because of locked doors. It
/// is the first key found by findKeyIssues() whose doors, if all were open, would let him reach the cell.
void findReasons(const AnalyzedLevel &asked, IssueList &issues);
