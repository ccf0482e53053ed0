#pragma once

#include <QList>

class QAction;
class QMainWindow;
class QString;
class QToolButton;

/// Adds a button with a menu of actions at the right of a window's status bar, without making the bar higher. The
/// button is initially hidden, and owned by the status bar.
QToolButton *addStatusMenu(QMainWindow &window, const QString &objectName, const QList<QAction *> &actions);
