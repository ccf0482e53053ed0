#pragma once

#include "editor/commands/commandplace.h"

#include <QDialog>

class Commands;
class QAction;
class QLabel;
class QLineEdit;
class QTreeWidget;

/// A dialog in which the user finds an action by its name or some letters of it, and runs it. Lists the enabled actions
/// with their keys. Before anything is typed, recently used actions come first and destructive actions last, so that
/// pressing Return at once is harmless. For typed text, matches of whole words and of panel names come first. Deletes
/// itself when it closes.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    /// Commands of the scope `place` rank before all others. `commands` must outlive this object.
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
