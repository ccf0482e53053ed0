#pragma once

// app/edit: levels being drawn: the editor as what the window is doing.

#include "app/keys/windowactions.h"
#include "app/settings/settings.h"
#include "app/shell/mode.h"
#include "editor/actions/leveleditor.h"
#include "editor/storage/editsession.h"

class MainWindow;
class NoticeBar;
class Workspace;
struct LostWork;

/// The window edits levels. What was open last is remembered until the next run.
class EditMode : public Mode {
    Q_OBJECT

public:
    /// `page` holds the canvas, which the editor has while this is the current mode. All must outlive this.
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
    /// Puts a bar before the panels that F6 goes round.
    void setBar(QWidget &bar) { m_bar = &bar; }

    // Each of these asks the window to enter this mode; false, without doing so, if there is nothing to edit.
    /// Shows a file that is open.
    bool showOpen(const QString &path);
    /// `read` must be a level; `path` is its file.
    void open(LoadedLevel read, const QString &path);
    /// Opens a level that has no file. The result is OpenLevel::number of it.
    int openSheet(const Level &level);
    /// Opens a level that was made of something else, and is not saved yet. Warnings of reading it are shown until the
    /// first edit.
    void openImported(Level level, const IssueList &issues);
    /// Opens a new level of the default size.
    void openNew();
    /// Opens a new level of a size that is asked for; false if the person cancels.
    bool askForNew();
    /// A file was renamed: its tab goes with it, and so does what goOn() would open.
    void fileMoved(const QString &from, const QString &to);
    /// Puts the level of a file that the program itself has renamed into its tab, as a step that can be undone. Does
    /// nothing if the file is not open, or open with unsaved changes. The tab that was shown is shown afterwards.
    void takeRenamed(LoadedLevel read, const QString &path);
    /// Edits the levels that are open, or else those that were when the editor was left last.
    bool goOn();
    /// Opens the levels again that were open when the last run was killed, then its unsaved work. Returns the ids of
    /// recovery files that cannot be read.
    QStringList restore(const QList<LostWork> &work);
    /// What goOn() would open that is not open now, in words; empty: nothing.
    QString lastLevels() const;

Q_SIGNALS:
    /// There is something to edit.
    void wanted();
    /// The last level was closed.
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
    LevelEditor &m_editor; ///< belongs to the window
    QWidget *m_bar = nullptr;
    EditSession m_lastSession; ///< of the run before, until its levels are open again
};
