#pragma once

#include <QString>

class Catalogue;
struct RunDifference;

/// What a changed level changes in a run, in the language of the program, plain text: "As before until turn 13:
/// then the orc is elsewhere.", or that the run holds. `catalogue` is the one in force in the changed level;
/// `isRealTime`: the game tells its time and no turns.
QString sentenceOf(const RunDifference &difference, const Catalogue &catalogue, bool isRealTime);
/// The same in few words, for a bar: "otherwise from turn 13", or "won in 41 turns, as before".
QString shortTextOf(const RunDifference &difference, bool isRealTime);
