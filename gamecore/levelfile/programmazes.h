#pragma once

#include "gamecore/levelfile/mazelines.h"

/// Finds the mazes in a program, as tutorials in Python, C, Lua and JavaScript have them: lists of at least two
/// strings, lists of lists of characters or numbers, texts of several lines in one string, and strings that are put
/// together. Strings that read like words are no rows, and neither are arguments of calls. Each list is a maze, named
/// after its variable if there are several. Lists that do not look like a drawing count only if nothing else does, and
/// then only the largest. None if the text has no such list. Takes `most` rows of a maze; time is linear in the text.
FoundMazes mazesInProgram(QStringView text, qsizetype most);
