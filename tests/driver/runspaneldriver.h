#pragma once

#include "app/watch/runspanel.h"
#include "app/watch/runtree.h"
#include "tests/driver/windowdriver.h"

#include <QMessageBox>

class QLineEdit;
class QToolButton;

/// Returns a game in the level "Pit", or in a level of that name, in which the hero waited `waits` times.
Game pit(int waits, const QString &name = QStringLiteral("Pit"), std::uint64_t seed = 1);

/// The list of recorded games in a window of its own, driven by keys and mouse.
class RunsPanelDriver {
protected:
    void openWindow();
    void closeWindow();

    /// Records a game, an hour after the previous one.
    void keep(const QString &id, const Game &game, const QString &name = {}, bool isPractice = false);
    /// Notes a recording as a branch of another one with one shared beat.
    void branch(const QString &id, const QString &of);
    /// Shows the panel and waits until everything is read.
    void open();
    RunTree &tree() { return *m_panel->findChild<RunTree *>(); }
    QTreeWidgetItem *row(const QString &id, QTreeWidgetItem *below = nullptr);
    void go(const QString &id) { tree().setCurrentItem(row(id)); }
    /// Returns the tree as text: "a(b(c) d) e".
    QString shape(QTreeWidgetItem *below = nullptr);
    /// Returns the line below the name, which says how the game went.
    QString detail(const QString &id) { return row(id)->data(0, RunDelegate::DetailRole).toString(); }
    /// Returns the line below that one, which begins with the date.
    QString dateLine(const QString &id) { return row(id)->data(0, RunDelegate::DateRole).toString(); }
    /// Returns the text for screen readers.
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
    QDateTime m_time; ///< file time of the latest recording
};
