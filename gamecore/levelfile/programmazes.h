#pragma once

#include "gamecore/levelfile/mazelines.h"

/// Finds the mazes in program text, as in tutorials for Python, C, Lua and JavaScript. Recognizes lists of at least two
/// strings, lists of lists of characters or numbers, multi-line strings, and concatenated strings. Strings that read
/// like words, and strings that are arguments of calls, are not rows. Each list is a maze; if there are several lists,
/// each maze is named after the variable of its list. Lists that do not look like a drawing count only if no other maze
/// is found, and then only the largest of them. Stores at most `most` rows of a maze. The time is linear in the text.
FoundMazes mazesInProgram(QStringView text, qsizetype most);
