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
    /// The owner enables the command `pasteText`. While the editor is active, it pastes cells or text from the
    /// clipboard as a stamp; otherwise it makes a new level of the text.
    LevelEditor(CataloguePtr catalogue, Canvas *canvas, Commands &commands, Workspace &workspace);
    ~LevelEditor() override;

    /// Shows the panels and takes the canvas, or hides them and releases it. Level, undo stack, tool, selection, zoom
    /// and scroll position are preserved.
    void setActive(bool isActive);
    bool isActive() const { return m_isActive; }

    LevelDocument &document() { return m_document; }
    const LevelDocument &document() const { return m_document; }
    /// Returns the open levels; the document holds the current one.
    LevelTabs &levels() { return m_levels; }
    Toolbox &toolbox() { return m_toolbox; }
    /// Returns the requests that the editor makes to the window.
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
    /// Opens a level; a `readOnly` one must be saved under another path.
    void openLevel(Level level, const QString &path, bool readOnly);
    /// Opens what was read from the file `path`, which must hold a level. Shows reader warnings until the first edit.
    void openLevel(LoadedLevel read, const QString &path, bool readOnly);
    /// Opens text from elsewhere: a code, after a preview, or mazes. Reports text that is neither.
    void openText(const QString &text);
    /// Shows an open file; false if it is not open.
    bool showFile(const QString &path);

    LevelSaver &files() { return *m_files; }
    /// Asks about unsaved changes; true if all levels may be closed.
    bool maybeClose();
    /// Cancels an open stroke; false if there is none.
    bool cancelStroke() { return m_toolbox.cancel(); }
    /// Puts the current stamp away; false if there is none.
    bool putStampAway() { return m_toolbox.putStampAway(); }

    /// Returns a copy of the level for playing. Its start is moved to `start` if the hero can stand on that cell.
    Level levelForPlay(std::optional<Point> start) const;
    /// Emits playRequested(), or shows the issues if there are errors. `start` is used as in levelForPlay().
    void requestPlay(std::optional<Point> start);

    /// Returns the arrangement of panels and bars, to be stored between runs.
    QByteArray arrangement() const;
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
    /// Returns the title as its tab shows it, which tells it from open levels of the same name.
    QString tabTitle() const;
    bool isModified() const { return m_document.isModified(); }

    EditView &view() { return m_view; }

Q_SIGNALS:
    /// title(), tabTitle() or isModified() changed.
    void titleChanged();
    /// The level should be played. `notice` is shown to the player first; usually empty.
    void playRequested(const PlayableLevel &level, const QString &notice);
    void saved(const QString &path);
    /// The last level was closed.
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
    LevelSaver *m_files; ///< owned by the host, like the next one
    EditDocks *m_docks;
    EditFeatures m_features;
    bool m_isActive = false;
};
