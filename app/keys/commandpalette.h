#pragma once

#include "editor/commands/commandplace.h"

#include <QDialog>

class Commands;
class QAction;
class QLabel;
class QLineEdit;
class QTreeWidget;

/// Finds an action by its name, or some letters of it, and runs it. Shows what can be done now, with its keys: what was
/// run here last stands first, what takes something away last, so that Return on a palette that just came up spoils
/// nothing. Once something is typed, whole words and names of panels stand first. Deletes itself once it closes.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    /// Commands that belong to `place` stand before the rest. `commands` must outlive this.
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
