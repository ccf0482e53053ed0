#pragma once

#include "app/games/highscores.h"

class QWidget;

/// Shows the best games of each ruleset in a dialog, which deletes itself. Returns at once. `ruleset` is the one that
/// is shown first; `catalogue` names them.
void showScores(const HighScores &scores, const CataloguePtr &catalogue, const QString &ruleset, QWidget *parent);
