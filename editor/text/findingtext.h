#pragma once

#include <QString>

struct Issue;

/// Returns the first half of the sentence about an issue: the part that says what is wrong. Covers everything that the
/// hero cannot reach, the findings of the analysis (gamecore/analysis), and proofs. Empty for other issues.
QString findingHeadOf(const Issue &issue);
