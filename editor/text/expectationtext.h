#pragma once

#include <QString>

struct Issue;

/// Returns the second half of the sentence about an issue, as plain text: what the program expects or allows, such as
/// "expected a colon". Suggestions end with a question mark: "did you mean orc?". Empty if there is nothing to add.
QString expectationOf(const Issue &issue);
