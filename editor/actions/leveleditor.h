#pragma once

// editor/actions: the parts of the editor, each with its actions, and LevelEditor, which puts them together.

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

/// The editor of levels around a canvas that it shares with the game: open levels, tools, panels, actions. The window
/// decides when it is active, and which levels it opens.
class LevelEditor : public QObject {
    Q_OBJECT

public:
    /// The panels and bars are made in the window of the workspace and belong to it. All must outlive this; it begins
    /// inactive. Registers its commands. The owner enables `pasteText`: while the editor is active that takes cells or
    /// text from the clipboard as a stamp, else it makes a new level of the text.
    LevelEditor(CataloguePtr catalogue, Canvas *canvas, Commands &commands, Workspace &workspace);
    ~LevelEditor() override;

    /// Shows the panels and takes the canvas, or hides them and gives it free. Level, undo stack, tool, selection, zoom
    /// and scroll position stay as they are in between.
    void setActive(bool isActive);
    bool isActive() const { return m_isActive; }

    LevelDocument &document() { return m_document; }
    const LevelDocument &document() const { return m_document; }
    /// The open levels; the document is that of the current one.
    LevelTabs &levels() { return m_levels; }
    Toolbox &toolbox() { return m_toolbox; }
    /// What it asks of the window.
    EditRequests &requests() { return m_requests; }
    WelcomeHints &hints() { return m_hints; }
    PalettePanel &palette();
    /// The widgets that belong above the canvas, whose owner puts them there; shown and hidden with the editor.
    QWidget *header() const { return m_header; }

    /// Sets where new levels and copies of shipped ones are saved unless the person says otherwise.
    void setOwnFolder(const QString &folder);

    // Each of these opens a tab of its own.
    void newLevel(Size size);
    /// Opens a new level whose size and rules are asked for; false if the person cancels.
    bool newLevel();
    /// Opens a level; a `readOnly` one is saved elsewhere.
    void openLevel(Level level, const QString &path, bool readOnly);
    /// Opens what was read from the file of that path, which must be a level. Warnings of reading are shown until the
    /// first edit.
    void openLevel(LoadedLevel read, const QString &path, bool readOnly);
    /// Opens what a text from elsewhere holds: a code, which is shown before, or mazes; what is neither is told.
    void openText(const QString &text);
    /// Shows a file that is open; false if it is not.
    bool showFile(const QString &path);

    LevelSaver &files() { return *m_files; }
    /// Whether all may be left; asks the person about unsaved changes.
    bool maybeClose();
    /// Takes back an open stroke; false if there is none.
    bool cancelStroke() { return m_toolbox.cancel(); }
    /// Puts the stamp away that is in hand; false if there is none.
    bool putStampAway() { return m_toolbox.putStampAway(); }

    /// A copy of the level to play, with its start on `start` if that is a cell on which the hero can stand.
    Level levelForPlay(std::optional<Point> start) const;
    /// Emits playRequested(), or shows the issues if there are errors among them. `start` as in levelForPlay().
    void requestPlay(std::optional<Point> start);

    /// Where panels and bars stand, as it can be kept between two runs.
    QByteArray arrangement() const;
    void setArrangement(const QByteArray &state);
    /// What F6 goes round, without the canvas.
    QList<QWidget *> panels() const;

    /// For panels that the window adds.
    EditDocks &docks() { return *m_docks; }
    OverlayActions &overlays() const { return *m_features.overlays; }
    /// The part that knows the campaign of the level.
    CampaignFeature &campaigns() const { return *m_features.campaigns; }
    /// The part that knows what is open, for the next run.
    SessionFeature &session() const { return *m_features.session; }
    /// The part that knows what an earlier run left unsaved.
    RecoveryFeature &recovery() const { return *m_features.recovery; }

    QString title() const;
    /// Returns the title as its tab shows it, which tells it from open levels of the same name.
    QString tabTitle() const;
    bool isModified() const { return m_document.isModified(); }

    EditView &view() { return m_view; }

Q_SIGNALS:
    /// title(), tabTitle() or isModified() changed.
    void titleChanged();
    /// `notice` is what the player should be told first; mostly empty.
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
    LevelSaver *m_files; ///< belongs to the host, as the next does
    EditDocks *m_docks;
    EditFeatures m_features;
    bool m_isActive = false;
};
