#pragma once

#include "gamecore/play/game.h"

class QWidget;

/// A line of the sheet: what, and how much of it. A heading has no value.
struct SheetRow {
    QString caption;
    QString value;
};

/// Everything about the hero of a game, in the language of the program.
/// `heroName` may be empty.
QList<SheetRow> characterRows(const Game &game, const QString &heroName = {});

/// Shows it in a dialog, which deletes itself. Returns at once.
void showCharacterSheet(const Game &game, const QString &heroName, QWidget *parent);
