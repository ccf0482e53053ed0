#pragma once

#include "gamecore/analysis/analyzedlevel.h"

// Findings about the cells that the hero can reach. All these functions need AnalyzedLevel::reach.

/// Finds unreachable_floor, one for each pocket.
void findPockets(const AnalyzedLevel &asked, IssueList &issues);
/// Finds key_behind_own_door, one for each key, and too_few_keys, one for each kind of key.
void findKeyIssues(const AnalyzedLevel &asked, IssueList &issues);
/// Sets Issue::because of the findings in `issues` about cells that locked doors keep from the hero. Tries the keys of
/// the findings of findKeyIssues() in order. The first one counts with which the hero could reach the cell if all doors
/// of that key were open.
void findReasons(const AnalyzedLevel &asked, IssueList &issues);
