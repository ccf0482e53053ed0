#pragma once

#include <QList>

class QAction;
class QMainWindow;
class QString;
class QToolButton;

/// Adds a button with a menu of actions at the right of a window's status bar, without making the bar higher. Initially
/// hidden; owned by the bar.
QToolButton *addStatusMenu(QMainWindow &window, const QString &objectName, const QList<QAction *> &actions);
