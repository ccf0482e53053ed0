#pragma once

#include "editor/panels/editfeature.h"
#include "editor/panels/editview.h"
#include "gamecore/level/levelreader.h"

class EditActions;
class LevelFiles;
class QMainWindow;

/// The editor of one level around a canvas that it shares with the game: document, tools, panels, actions. The window
/// decides when it is active, and which level it opens.
class LevelEditor : public QObject {
    Q_OBJECT

public:
    /// The docks and bars are made in `host` and belong to it. All must outlive this; it begins inactive.
    LevelEditor(CataloguePtr catalogue, Canvas *canvas, QMainWindow *host);
    ~LevelEditor() override;

    /// Shows the panels and takes the canvas, or hides them and gives it free. Level, undo stack, tool, selection, zoom
    /// and scroll position stay as they are in between.
    void setActive(bool isActive);
    bool isActive() const { return m_isActive; }

    LevelDocument &document() { return m_document; }
    const LevelDocument &document() const { return m_document; }
    Toolbox &toolbox() { return m_toolbox; }

    /// Where new levels and copies of shipped ones are saved unless the person says otherwise.
    void setOwnFolder(const QString &folder);

    // None of these asks about unsaved changes; maybeClose() does.
    void newLevel(Size size);
    /// Asks for a size; false if the person changed their mind.
    bool newLevel();
    /// `readOnly` levels are saved elsewhere. The warnings `ofReading` are shown until the first edit.
    void openLevel(const Level &level, const QString &path, bool readOnly, const IssueList &ofReading = {});
    /// A maze drawn as text becomes a new level, unsaved; asks what unknown characters mean. False if the text is no
    /// maze, which is said in a message, or the person changed their mind.
    bool pasteText(const QString &text);

    bool save();
    bool saveAs();
    /// Whether the level may be left; asks the person if it has unsaved changes.
    bool maybeClose();
    /// Takes back an open stroke; false if there is none.
    bool cancelStroke();
    /// Puts the stamp away that is in hand; false if there is none.
    bool putStampAway() { return m_toolbox.putStampAway(); }

    /// A copy of the level to play, with its start on `start` if that is a cell on which the hero can stand.
    Level levelForPlay(std::optional<Point> start) const;
    /// Emits playRequested(), or shows the issues if there are errors among them. `fromCursor`: from the cell under the
    /// cursor.
    void requestPlay(bool fromCursor);

    /// Where panels and bars stand, as it can be kept between two runs.
    QByteArray arrangement() const;
    void setArrangement(const QByteArray &state);
    /// As at first.
    void arrangeAnew();
    /// What F6 goes round, without the canvas.
    QList<QWidget *> panels() const;

    QString title() const;
    bool isModified() const { return m_document.isModified(); }

    /// What stands in a menu, null for a separator; all disabled while the editor is not active.
    QList<QAction *> menuActions(EditMenu menu) const;
    QList<QAction *> toolActions() const;
    /// Of all menus, without separators, and the tools.
    QList<QAction *> allActions() const;
    /// While the editor is active, takes cells or text from the clipboard as a stamp; else makes a new level of the
    /// text. Its owner says when it is enabled.
    QAction *pasteAction() const;

Q_SIGNALS:
    /// title() or isModified() changed.
    void titleChanged();
    /// `notice` is what the player should be told first; mostly empty.
    void playRequested(const Level &level, const QString &notice);
    void saved(const QString &path);
    /// The paste action made a new level.
    void pasted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectPanels();
    bool canStartOn(Point cell) const;
    void pasteClipboard();
    void pasteAsLevel();
    /// The level that a text draws; what its unknown characters mean is asked, `accept` being the answer's button.
    /// Nothing if the person changed their mind, or it is no maze, which is said in a message.
    std::optional<ReadLevel> askedLevel(const QString &text, const QString &accept);
    void pasteCells();
    bool couldBeCells(const QString &text) const;
    void settleLayout();
    void showIssues();
    void showStatus();
    void retranslate();

    QMainWindow *m_host;
    Canvas *m_canvas;
    LevelDocument m_document;
    Toolbox m_toolbox;
    EditView m_view;
    LevelFiles *m_files; ///< belongs to the host, as the next does
    EditDocks *m_docks;
    std::unique_ptr<EditActions> m_actions;
    std::vector<std::unique_ptr<EditFeature>> m_features;
    bool m_isActive = false;
};

/// Whether a text could be a maze: it has several lines.
bool looksLikeMaze(const QString &text);
