#pragma once

#include <QString>

struct Issue;

/// Returns the first half of the sentence about a finding of the analysis: things that cannot be reached or obtained,
/// winning, the behavior of monsters, and the proof. Empty for other findings.
QString findingHeadOf(const Issue &issue);
