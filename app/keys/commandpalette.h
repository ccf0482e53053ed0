#pragma once

#include "editor/commands/commandplace.h"

#include <QDialog>

class Commands;
class QAction;
class QLabel;
class QLineEdit;
class QTreeWidget;

/// Finds an action by its name or some letters of it, and runs it. Lists the available actions with their keys: last
/// used first, destructive ones last, so that pressing Return in a new palette is harmless. For typed text, whole words
/// and panel names rank first. Deletes itself when it closes.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    /// Commands of `place` rank before the others. `commands` must outlive this object.
    CommandPalette(const Commands &commands, KeyScope place, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void list(const QString &typed);
    void moveBy(int rows);
    void run();

    const Commands &m_commands;
    QList<QAction *> m_actions;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    QLabel *m_nothing;
};
