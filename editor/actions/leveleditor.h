#pragma once

// editor/actions: features for drawing and checking, each with its commands; LevelEditor, which creates all features.

#include "editor/actions/editfeatures.h"
#include "editor/document/leveltabs.h"
#include "editor/view/editfeature.h"
#include "editor/view/editview.h"
#include "editor/view/welcomehints.h"
#include "gamecore/levelfile/levelreader.h"

class LevelSaver;
class PalettePanel;
class QMainWindow;
class Workspace;

/// The level editor: open levels, tools, panels and actions around a canvas. The editor shares this canvas with the
/// game. The window decides when the editor is active, and which levels it opens.
class LevelEditor : public QObject {
    Q_OBJECT

public:
    /// Creates panels and bars in the window of `workspace`, and registers the commands. The window owns the panels and
    /// bars. All arguments must outlive the editor. The editor is inactive at first.
    ///
    /// The owner of the editor enables the command `pasteText`, since this command also works while the editor is
    /// inactive (PasteFeature).
    LevelEditor(CataloguePtr catalogue, Canvas *canvas, Commands &commands, Workspace &workspace);
    ~LevelEditor() override;

    /// Shows the panels and takes over the canvas, or hides the panels and releases the canvas. Level, undo stack,
    /// tool, selection, zoom and scroll position are preserved.
    void setActive(bool isActive);
    bool isActive() const { return m_isActive; }
    /// Fits a fitted level again after a bar has appeared above the canvas that was not there when the level was shown.
    void fitBelowBars();

    LevelDocument &document() { return m_document; }
    const LevelDocument &document() const { return m_document; }
    /// Returns the open levels; the document holds the current one.
    LevelTabs &levels() { return m_levels; }
    Toolbox &toolbox() { return m_toolbox; }
    /// Returns the object with the signals by which the editor requests something from the window. The window connects
    /// these signals.
    EditRequests &requests() { return m_requests; }
    WelcomeHints &hints() { return m_hints; }
    PalettePanel &palette();
    /// Returns the widget that the owner of the editor has to place above the canvas. It is visible only while the
    /// editor is active.
    QWidget *header() const { return m_header; }

    /// Sets the default folder for new levels and copies of shipped ones.
    void setOwnFolder(const QString &folder);

    // The functions newLevel(), openLevel() and openText() open levels in new tabs.
    void newLevel(Size size);
    /// Asks the user for size and rules, then opens a new level; false if the user cancels.
    bool newLevel();
    /// Opens a level. `path` is the file of the level; empty if it has none. A `readOnly` level can only be saved under
    /// another path.
    void openLevel(Level level, const QString &path, bool readOnly);
    /// Opens the level in `read`, the result of reading the file `path`. `read` must contain a level. The warnings of
    /// the reader are shown until the first edit.
    void openLevel(LoadedLevel read, const QString &path, bool readOnly);
    /// Opens the content of a text: a level or recorded game from a share code, after a preview, or a level or campaign
    /// from mazes. Shows a message if the text is neither a code nor mazes.
    void openText(const QString &text);
    /// Shows the tab of a file; false if the file is not open.
    bool showFile(const QString &path);

    LevelSaver &files() { return *m_files; }
    /// Asks about unsaved changes; true if all levels may be closed.
    bool maybeClose();
    /// Cancels an open stroke; false if there is none.
    bool cancelStroke() { return m_toolbox.cancel(); }
    /// Selects the tool that was used before the stamp tool; false if the stamp tool is not the current one.
    bool leaveStampTool() { return m_toolbox.leaveStampTool(); }

    /// Returns a copy of the level for playing. If `start` is given, and the hero can stand there, the hero's start is
    /// moved to `start`.
    Level levelForPlay(std::optional<Point> start) const;
    /// Emits playRequested(), or shows the issues if the level has errors. `start` is used as in levelForPlay(); if the
    /// hero cannot stand there, the notice of playRequested() says so.
    void requestPlay(std::optional<Point> start);

    /// Returns the arrangement of panels and bars, to be stored between runs of the program.
    QByteArray arrangement() const;
    /// Restores the result of arrangement().
    void setArrangement(const QByteArray &state);
    /// Returns the panels that F6 cycles through, without the canvas.
    QList<QWidget *> panels() const;

    /// Returns the docks, for panels that the window adds.
    EditDocks &docks() { return *m_docks; }
    OverlayActions &overlays() const { return *m_features.overlays; }
    /// Returns the feature that manages the level's campaign.
    CampaignFeature &campaigns() const { return *m_features.campaigns; }
    /// Returns the feature that stores the open levels for the next start of the program.
    SessionFeature &session() const { return *m_features.session; }
    /// Returns the feature that saves unsaved work for recovery and reopens it after the program was killed.
    RecoveryFeature &recovery() const { return *m_features.recovery; }

    QString title() const;
    /// Returns the title as shown by the tab of the level. It differs from the tab titles of all other open levels.
    QString tabTitle() const;
    bool isModified() const { return m_document.isModified(); }

    EditView &view() { return m_view; }

Q_SIGNALS:
    /// Emitted when title(), tabTitle() or isModified() may have changed.
    void titleChanged();
    /// Emitted when the window should play `level`. `notice` is usually empty; otherwise the window shows it to the
    /// player first.
    void playRequested(const PlayableLevel &level, const QString &notice);
    void saved(const QString &path);
    /// Emitted when the last open level was closed.
    void emptied();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectPanels();
    void connectLevels();
    bool canStartOn(Point cell) const;
    void settleLayout();
    void showIssues();
    void showStatus();
    void retranslate();

    Commands &m_commands;
    QMainWindow *m_host;
    Canvas *m_canvas;
    LevelDocument m_document;
    LevelTabs m_levels;
    Toolbox m_toolbox;
    EditView m_view;
    EditRequests m_requests;
    WelcomeHints m_hints;
    QWidget *m_header;
    LevelSaver *m_files; ///< owned by m_host
    EditDocks *m_docks;  ///< owned by m_host
    EditFeatures m_features;
    bool m_isActive = false;
};
