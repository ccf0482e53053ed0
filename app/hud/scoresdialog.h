#pragma once

#include "app/games/highscores.h"

#include <functional>

class QWidget;

/// Shows the best games of each ruleset in a dialog, which deletes itself. Returns at once. `ruleset` is the one that
/// is shown first; `catalogue` names them. `watch` gets the id of the kept run of a game that is to be watched, once
/// the dialog is gone.
void showScores(const HighScores &scores, const CataloguePtr &catalogue, const QString &ruleset, QWidget *parent,
                const std::function<void(const QString &run)> &watch);
