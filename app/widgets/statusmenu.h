#pragma once

#include <QList>

class QAction;
class QMainWindow;
class QString;
class QToolButton;

/// A button with a menu of actions, at the right of the status bar of a window, which it makes no higher. Hidden at
/// first; it belongs to the bar.
QToolButton *addStatusMenu(QMainWindow &window, const QString &objectName, const QList<QAction *> &actions);
