#pragma once

#include "gamecore/analysis/analyzedlevel.h"

// Findings about what the hero can come to. All need AnalyzedLevel::reach.

/// unreachable_floor: one a pocket.
void findPockets(const AnalyzedLevel &asked, IssueList &issues);
/// key_behind_own_door, one a key; too_few_keys, one a kind of key.
void findKeyFaults(const AnalyzedLevel &asked, IssueList &issues);
/// Names in Issue::because the key whose closed doors keep the hero from what a finding is about: the first key of
/// findKeyFaults() whose open doors would let him in.
void findReasons(const AnalyzedLevel &asked, IssueList &issues);
