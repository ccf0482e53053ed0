#pragma once

#include <QString>

struct Issue;

/// Returns the first half of the sentence about a finding of the analysis: unreachable things, winning, the behavior of
/// monsters, or the proof. Empty for other findings.
QString findingHeadOf(const Issue &issue);
