#pragma once

#include "app/keys/keybindings.h"

#include <QList>

class QAction;
class QWidget;

/// Actions whose keys are listed, by the heading under which they stand; those without a key are left out.
struct KeyActions {
    QList<QAction *> playing;
    QList<QAction *> drawing;
    QList<QAction *> tools;
    QList<QAction *> window;
};

/// What keys and mouse do: those of the actions, as they are now, and of the tools, and those that no action has. What
/// belongs to the place where the person is comes first; `manual` opens the page about it. Returns at once; the dialog
/// deletes itself.
void showKeys(const KeyActions &actions, KeyScope place, QAction *manual, QWidget *parent);
