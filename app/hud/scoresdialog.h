#pragma once

#include "app/games/highscores.h"

#include <functional>

class QWidget;

/// Shows the best games of each ruleset in a dialog, which deletes itself, and returns at once. `ruleset` is shown
/// first; `catalogue` provides names. `watch` is called with the id of a recording to watch, after the dialog has
/// closed.
void showScores(const HighScores &scores, const CataloguePtr &catalogue, const QString &ruleset, QWidget *parent,
                const std::function<void(const QString &run)> &watch);
