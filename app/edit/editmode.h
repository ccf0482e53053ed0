#pragma once

// app/edit: the editing mode, which shows the level editor in the window, and the offer to restore work after a crash.

#include "app/keys/windowactions.h"
#include "app/settings/settings.h"
#include "app/shell/mode.h"
#include "editor/actions/leveleditor.h"
#include "editor/storage/editsession.h"

class MainWindow;
class NoticeBar;
class Workspace;
struct LostWork;

/// The mode in which the window edits levels. The list of open levels is saved for the next run of the program.
class EditMode : public Mode {
    Q_OBJECT

public:
    /// `page` holds the canvas, which the editor uses while this is the current mode. All arguments must outlive this
    /// object.
    EditMode(CataloguePtr catalogue, MainWindow &window, QWidget &page, Canvas &canvas);

    QWidget *page() override { return &m_page; }
    void enter() override;
    void leave() override { m_editor.setActive(false); }
    ModeTitle title() const override;
    std::optional<KeyScope> keyScope() const override { return KeyScope::Drawing; }
    bool showsCanvas() const override { return true; }
    QWidget *keyboardHome() override { return &m_canvas; }
    QList<QWidget *> panels() const override;
    bool cancel() override;
    void stepBack() override;
    bool mayClose() override { return m_editor.maybeClose(); }
    void keep() override;

    LevelEditor &editor() { return m_editor; }
    /// Sets the bar above the canvas. F6 visits the bar after the canvas and before the panels.
    void setBar(QWidget &bar) { m_bar = &bar; }

    // Functions below that open or show a level emit wanted(), so that the window enters this mode. If such a function
    // returns false, there was no level to open or show, and nothing has changed.
    /// Shows the tab of a file, if the file is open.
    bool showOpen(const QString &path);
    /// Opens a level; `read` must contain the level, and `path` is its file.
    void open(LoadedLevel read, const QString &path);
    /// Opens a level that has no file. Returns its OpenLevel::number.
    int openSheet(const Level &level);
    /// Opens a level that was converted from another format, as an unsaved level without a file. `issues` are the
    /// warnings of the conversion; they are shown until the first edit.
    void openImported(Level level, const IssueList &issues);
    /// Opens a new level of the default size.
    void openNew();
    /// Asks for a size and opens a new level. False if the user cancels.
    bool askForNew();
    /// Updates the tab of a renamed file, and its path in the saved list of open levels.
    void fileMoved(const QString &from, const QString &to);
    /// Updates the tab of a file after the program itself has renamed the level in it, as one undo step. Does nothing
    /// if the file is not open or its tab has unsaved changes. The current tab stays current.
    void takeRenamed(LoadedLevel read, const QString &path);
    /// Edits the open levels. If none is open, reopens the levels that were open when the editor was last left; false
    /// if there are none.
    bool goOn();
    /// Reopens the levels that were open when the last run of the program was killed, then restores the unsaved work of
    /// that run. Returns the ids of recovery files that cannot be read.
    QStringList restore(const QList<LostWork> &work);
    /// Returns a short text with the names of the levels that goOn() would reopen; empty if levels are open, or if
    /// there are none to reopen.
    QString lastLevels() const;

Q_SIGNALS:
    /// Emitted when this mode should be entered, because there is something to edit.
    void wanted();
    /// Emitted when the last level is closed.
    void emptied();

private:
    void connectEditor();
    void connectSettings();
    bool restoreSession();
    void keepSession();

    QWidget &m_page;
    Canvas &m_canvas;
    WindowActions &m_actions;
    Settings &m_settings;
    Workspace &m_workspace;
    LevelEditor &m_editor; ///< owned by the window
    QWidget *m_bar = nullptr;
    EditSession m_lastSession; ///< levels that were open in the previous run of the program, until they are open again
};
