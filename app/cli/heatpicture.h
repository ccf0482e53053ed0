#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/playtest/playtest.h"

#include <QImage>

struct Level;

/// Draws a level with a heat map, and a legend below. The heat map shows how often the event selected by `counts`
/// happened on each cell, in the games of all bots of a playtest together. `level` is the first level of the playtest.
/// As in the editor, the four strengths differ by pattern. Needs a QGuiApplication.
QImage heatPicture(const Catalogue &catalogue, const Level &level, const Playtest &playtest,
                   const CellCountsRow &counts);

/// Returns the words for heatRow().
QStringList heatWords();
/// Returns the counts that a word selects; null for other words.
const CellCountsRow *heatRow(const QString &word);
