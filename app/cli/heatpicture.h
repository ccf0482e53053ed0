#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/playtest/playtest.h"

#include <QImage>

struct Level;

/// Draws a level with a heat map and a legend below: how often something happened on each cell, in the games of all
/// bots of a playtest together. `counts` selects what. As in the editor, the four strengths differ by pattern. Needs a
/// QGuiApplication.
QImage heatPicture(const Catalogue &catalogue, const Level &level, const Playtest &playtest,
                   const CellCountsRow &counts);

/// Returns the words by which a caller selects the counts of a picture.
QStringList heatWords();
/// Returns the counts that a word selects; null for other words.
const CellCountsRow *heatRow(const QString &word);
