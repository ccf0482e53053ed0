#pragma once

#include <QString>

class Catalogue;
struct RunDifference;

/// Returns what a changed level changes in a run, as plain text in the program's language: "As before until turn 13:
/// then the orc is elsewhere.", or that the run holds. `catalogue` is that of the changed level. `isRealTime`: the text
/// gives times instead of turns.
QString sentenceOf(const RunDifference &difference, const Catalogue &catalogue, bool isRealTime);
/// Returns a short form for a bar: "otherwise from turn 13", or "won in 41 turns, as before".
QString shortTextOf(const RunDifference &difference, bool isRealTime);
