#pragma once

#include "gamecore/hints/hint.h"
#include "gamecore/solving/solution.h"

#include <QString>

/// What a hint says in a grade, in the language of the program. `world` is the one for which it was given. It may name
/// what the hero has not seen: that is what it is for.
QString sentenceOf(const Hint &hint, HintGrade grade, const World &world);
/// Why there is no hint: nothing wins any more, or no way was found. Not for Solvable::Can.
QString sentenceWithoutHint(Solvable solvable, const World &world);
