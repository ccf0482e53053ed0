#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/data/ids.h"

#include <QString>

#include <functional>

class Catalogue;
struct Run;
struct RunDifference;

/// Passes a run as lines of plain text without line breaks to `tell`, in order: the level or dungeon, the commands with
/// their effects, then the result. The effects are in the program's language, everything else is in English. False if
/// cancelled. `shipped` is the catalogue that the run was read with.
bool tellRun(const Run &run, const CataloguePtr &shipped, const std::function<void(const QString &line)> &tell,
             const std::atomic<bool> *isCancelled = nullptr);

/// Returns how the game of a run differs on a changed level, as plain text in the program's language: "Same as before
/// until turn 13, then …", "The whole game runs as before.", or that the clock has changed, so the run cannot be
/// replayed. `catalogue` is the catalogue of the changed level. If `isRealTime`, the text gives times instead of turns.
QString sentenceOf(const RunDifference &difference, const Catalogue &catalogue, bool isRealTime);
/// Returns a short form for the status bar: "differs from turn 13", or "won in 41 turns, same result".
QString shortTextOf(const RunDifference &difference, bool isRealTime);
