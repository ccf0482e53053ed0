#pragma once

#include "gamecore/levelfile/mazelines.h"

/// Finds the mazes in program text, as in tutorials for Python, C, Lua and JavaScript. Recognizes lists of at least two
/// strings, lists of lists of characters or numbers, multi-line strings, and concatenated strings. Strings that read
/// like words and arguments of calls are not rows. Each list is a maze, named after its variable if there are several.
/// Lists that do not look like a drawing count only if nothing else is found, and then only the largest. Stores at most
/// `most` rows of a maze. The time is linear in the text.
FoundMazes mazesInProgram(QStringView text, qsizetype most);
