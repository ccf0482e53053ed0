#pragma once

// editor/actions: features for drawing and checking, each with its commands; LevelEditor, which creates all features.

#include "editor/actions/editfeatures.h"
#include "editor/document/leveltabs.h"
#include "editor/view/editrequests.h"
#include "editor/view/editview.h"
#include "editor/view/welcomehints.h"
#include "gamecore/levelfile/levelreader.h"

class LevelSaver;
class PalettePanel;
class QMainWindow;
class Workspace;

/// The level editor around a canvas that it shares with the game: open levels, tools, panels, actions. The window
/// decides when it is active and which levels it opens.
class LevelEditor : public QObject {
    Q_OBJECT

public:
    /// Creates panels and bars in the window of the workspace, which owns them, and registers the commands. All
    /// arguments must outlive the editor; it is inactive at first.
    ///
    /// The owner enables the command `pasteText`, since it also works while the editor is inactive (PasteFeature).
    LevelEditor(CataloguePtr catalogue, Canvas *canvas, Commands &commands, Workspace &workspace);
    ~LevelEditor() override;

    /// Shows the panels and takes over the canvas, or hides the panels and releases the canvas. Level, undo stack,
    /// tool, selection, zoom and scroll position are preserved.
    void setActive(bool isActive);
    bool isActive() const { return m_isActive; }

    LevelDocument &document() { return m_document; }
    const LevelDocument &document() const { return m_document; }
    /// Returns the open levels; the document holds the current one.
    LevelTabs &levels() { return m_levels; }
    Toolbox &toolbox() { return m_toolbox; }
    /// Returns the object whose signals request something from the window; the window connects them.
    EditRequests &requests() { return m_requests; }
    WelcomeHints &hints() { return m_hints; }
    PalettePanel &palette();
    /// Returns the widget to be placed above the canvas by its owner; it is shown and hidden with the editor.
    QWidget *header() const { return m_header; }

    /// Sets the default folder for new levels and copies of shipped ones.
    void setOwnFolder(const QString &folder);

    // Each of these opens a new tab.
    void newLevel(Size size);
    /// Asks for size and rules and opens a new level; false if the user cancels.
    bool newLevel();
    /// Opens a level. `path` is its file, empty if it has none; a `readOnly` level must be saved under another path.
    void openLevel(Level level, const QString &path, bool readOnly);
    /// Opens what was read from the file `path`, which must hold a level. Shows reader warnings until the first edit.
    void openLevel(LoadedLevel read, const QString &path, bool readOnly);
    /// Opens text from elsewhere: a code, after a preview, or mazes. Shows a message if the text is neither.
    void openText(const QString &text);
    /// Shows the tab of a file; false if the file is not open.
    bool showFile(const QString &path);

    LevelSaver &files() { return *m_files; }
    /// Asks about unsaved changes; true if all levels may be closed.
    bool maybeClose();
    /// Cancels an open stroke; false if there is none.
    bool cancelStroke() { return m_toolbox.cancel(); }
    /// Puts the current stamp away, so that it is no longer drawn; false if there is none.
    bool leaveStampTool() { return m_toolbox.leaveStampTool(); }

    /// Returns a copy of the level for playing. Its start is moved to `start` if there is one and the hero can stand
    /// there.
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
    /// Returns the part that manages the level's campaign.
    CampaignFeature &campaigns() const { return *m_features.campaigns; }
    /// Returns the part that stores the open levels for the next run.
    SessionFeature &session() const { return *m_features.session; }
    /// Returns the part that manages unsaved work of earlier runs.
    RecoveryFeature &recovery() const { return *m_features.recovery; }

    QString title() const;
    /// Returns the title as shown by the tab of the level; it differs from the titles of all other open levels.
    QString tabTitle() const;
    bool isModified() const { return m_document.isModified(); }

    EditView &view() { return m_view; }

Q_SIGNALS:
    /// title(), tabTitle() or isModified() changed.
    void titleChanged();
    /// The level should be played. `notice` is shown to the player first; usually empty.
    void playRequested(const PlayableLevel &level, const QString &notice);
    void saved(const QString &path);
    /// The last open level was closed.
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
