#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/playtest/playtest.h"

#include <QImage>

struct Level;

/// A picture of a level with how often something happened on its cells, of all bots of a playtest together, as the
/// editor lays it over a level: four strengths, told apart by pattern. A legend stands below it. `counts` is what is
/// shown. Needs a QGuiApplication.
QImage heatPicture(const Catalogue &catalogue, const Level &level, const Playtest &playtest,
                   const CellCountsRow &counts);

/// The words of what can be shown.
QStringList heatWords();
/// The row of a word; null: there is none.
const CellCountsRow *heatRow(const QString &word);
