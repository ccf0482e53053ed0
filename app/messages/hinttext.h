#pragma once

#include "app/messages/sentence.h"
#include "gamecore/hints/hint.h"
#include "gamecore/solving/solution.h"

class World;

/// Returns the sentence of a hint at a grade. `world` is the state for which the hint was given. The sentence may name
/// things that the hero has not seen.
Sentence retellableSentenceOf(const Hint &hint, HintGrade grade, const World &world);
/// Returns why there is no hint: the game cannot be won any more, or the search found no way to win. `solvable` is the
/// result of the search, which must not be Solvable::Can.
Sentence retellableSentenceWithoutHint(Solvable solvable, const World &world);
