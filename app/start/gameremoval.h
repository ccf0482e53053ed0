#pragma once

#include <QString>

#include <functional>

class QWidget;

/// Asks before saved games are deleted for good.
struct RemovalQuestion {
    QString name; ///< objectName of the dialog
    QString title;
    QString question;
    QString keep = {}; ///< what the other button says; empty: that of the language
};

/// Asks over `window`, and calls `remove` if the person wants it. Returns at once; the dialog deletes itself.
void askToRemove(QWidget &window, const RemovalQuestion &question, const std::function<void()> &remove);
