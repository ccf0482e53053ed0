#pragma once

#include <QString>

class Catalogue;
struct RunDifference;

/// Returns how the game of a run differs on a changed level, as plain text in the program's language: "Same as before
/// until turn 13, then …", or "Same as before to the end.". `catalogue` is that of the changed level. If `isRealTime`,
/// the text gives times instead of turns.
QString sentenceOf(const RunDifference &difference, const Catalogue &catalogue, bool isRealTime);
/// Returns a short form for the status bar: "differs from turn 13", or "won in 41 turns, as before".
QString shortTextOf(const RunDifference &difference, bool isRealTime);
