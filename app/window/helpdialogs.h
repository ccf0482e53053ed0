#pragma once

class QWidget;

/// The keys of the game, and what this program is. Both return at once; the dialogs delete themselves.
void showKeys(QWidget *parent);
void showAbout(QWidget *parent);
