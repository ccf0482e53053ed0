#pragma once

#include "gamecore/play/game.h"

class QWidget;

/// A row of the sheet: a caption and its value. A heading has an empty value.
struct SheetRow {
    QString caption;
    QString value;
};

/// Returns everything about the hero of a game, in the program's language. `heroName` may be empty.
QList<SheetRow> characterRows(const Game &game, const QString &heroName = {});

/// Shows these rows in a dialog, which deletes itself when it closes. Returns at once.
void showCharacterSheet(const Game &game, const QString &heroName, QWidget *parent);
