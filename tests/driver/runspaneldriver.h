#pragma once

#include "app/watch/rundelegate.h"
#include "app/watch/runspanel.h"
#include "app/watch/runtree.h"
#include "tests/driver/windowdriver.h"

#include <QMessageBox>

class QLineEdit;
class QToolButton;

/// A game in the level "Pit", or one of that name, in which the hero waited so often.
Game pit(int waits, const QString &name = QStringLiteral("Pit"), std::uint64_t seed = 1);

/// The list of kept games in a window of its own, driven by keys and mouse.
class RunsPanelDriver {
protected:
    void openWindow();
    void closeWindow();

    /// Keeps a game, an hour after the one before.
    void keep(const QString &id, const Game &game, const QString &name = {}, bool isPractice = false);
    /// The first beat of both is the same.
    void branch(const QString &id, const QString &of);
    /// Shows the panel, once all is read.
    void open();
    RunTree &tree() { return *m_panel->findChild<RunTree *>(); }
    QTreeWidgetItem *row(const QString &id, QTreeWidgetItem *below = nullptr);
    void go(const QString &id) { tree().setCurrentItem(row(id)); }
    /// The tree as text: "a(b(c) d) e".
    QString shape(QTreeWidgetItem *below = nullptr);
    /// What is painted below the name.
    QString detail(const QString &id) { return row(id)->data(0, RunDelegate::DetailRole).toString(); }
    /// What a reader hears.
    QString heard(const QString &id) { return row(id)->data(0, Qt::AccessibleTextRole).toString(); }
    void press(Qt::Key key);
    QLineEdit *nameEditor();
    QToolButton &button(const QString &name);
    QMessageBox *box(const QString &name) { return m_panel->findChild<QMessageBox *>(name); }
    void answer(const QString &name, QMessageBox::StandardButton button);

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<Recordings> m_runs;
    std::unique_ptr<QWidget> m_window;
    RunsPanel *m_panel = nullptr;
    QDateTime m_time; ///< when the last one was kept
};
