#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/playtest/playtest.h"

#include <QImage>

struct Level;

/// Draws a level with how often something happened on each cell, for all bots of a playtest together, with a legend
/// below. As in the editor, the four strengths differ by pattern. `counts` selects the event. Needs a QGuiApplication.
QImage heatPicture(const Catalogue &catalogue, const Level &level, const Playtest &playtest,
                   const CellCountsRow &counts);

/// Returns the words that select the counts of a picture.
QStringList heatWords();
/// Returns the row of a word; null if there is none.
const CellCountsRow *heatRow(const QString &word);
