#pragma once

#include "app/games/highscores.h"

#include <functional>

class QWidget;

/// Shows the best games of each ruleset in a dialog, and returns at once; the dialog deletes itself when it closes.
/// Initially shows the games of `ruleset`. `catalogue` provides names. If the user wants to watch a recorded game,
/// `watch` is called with the id of its recording, after the dialog has closed.
void showScores(const HighScores &scores, const CataloguePtr &catalogue, const QString &ruleset, QWidget *parent,
                const std::function<void(const QString &run)> &watch);
