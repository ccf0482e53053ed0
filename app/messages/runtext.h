#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/data/ids.h"

#include <QString>

#include <functional>

class Catalogue;
struct Run;
struct RunDifference;

/// Writes a run as lines of plain text, passed to `tell` in order and without line breaks: what was played, one line
/// per command with its effects, then the result. The effects are in the program's language, everything else is in
/// English. False if cancelled. `shipped` is the catalogue that the run was read with.
bool tellRun(const Run &run, const CataloguePtr &shipped, const std::function<void(const QString &line)> &tell,
             const std::atomic<bool> *isCancelled = nullptr);

/// Returns how the game of a run differs on a changed level, as plain text in the program's language: "Same as before
/// until turn 13, then …", or "Same as before to the end.". `catalogue` is that of the changed level. If `isRealTime`,
/// the text gives times instead of turns.
QString sentenceOf(const RunDifference &difference, const Catalogue &catalogue, bool isRealTime);
/// Returns a short form for the status bar: "differs from turn 13", or "won in 41 turns, as before".
QString shortTextOf(const RunDifference &difference, bool isRealTime);
