#pragma once

#include "gamecore/play/game.h"

class QWidget;

/// A row of the sheet: a caption and its value. A heading has an empty value.
struct SheetRow {
    QString caption;
    QString value;
};

/// Returns the rows with all facts about the hero of a game, in the program's language. `heroName` may be empty.
QList<SheetRow> characterRows(const Game &game, const QString &heroName = {});

/// Shows characterRows() in a dialog and returns at once. The dialog deletes itself when it closes.
void showCharacterSheet(const Game &game, const QString &heroName, QWidget *parent);
