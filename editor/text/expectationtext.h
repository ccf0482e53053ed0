#pragma once

#include <QString>

struct Issue;

/// Returns what was expected instead of the problem of an issue, as the end of a sentence in plain text. Empty if there
/// is nothing to say. A question ends with a question mark.
QString expectationOf(const Issue &issue);
