#pragma once

#include <QString>

struct Issue;

/// The first half of the sentence about what playing a level would tell: what cannot be reached or had, whether it can
/// be won, what its monsters do, and what its proof is worth. Empty for findings of other kinds.
QString findingHeadOf(const Issue &issue);
