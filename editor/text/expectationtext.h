#pragma once

#include <QString>

struct Issue;

/// What was expected instead of what an issue tells of, as the end of a sentence in the language of the program: plain
/// text, empty where nothing is to be said. One that asks ends with a question mark.
QString expectationOf(const Issue &issue);
