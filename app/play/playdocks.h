#pragma once

#include "editor/workspace/arrangement.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"

#include <QObject>

class QScrollArea;
class Workspace;

/// The dockable panels of a game. There are four arrangements of the panels: for each Style, one for normal games and
/// one for tests from the editor, which also have the test panel. The caller saves the arrangements. By default, panels
/// are beside and below the canvas; panels that do not fit become tabs.
class PlayDocks : public QObject {
    Q_OBJECT

public:
    /// The kind of game: Hero if the hero fights, grows or carries items (hasCharacter()), otherwise Maze.
    enum class Style : std::uint8_t { Maze, Hero };
    /// The panels in their order on the screen.
    enum class Panel : std::uint8_t { Status, Inventory, InView, Minimap, Log, Test };

    explicit PlayDocks(Workspace &workspace, QObject *parent = nullptr);

    /// Adds a panel. Call once per panel, before anything is shown. `titleBar` replaces the title; null: the usual one.
    void addPanel(Panel panel, QWidget *content, QWidget *titleBar = nullptr);
    /// Adds the status panel. It scrolls; `foot` stays fixed below it.
    void addStatus(QWidget *panel, QWidget *foot);

    /// Sets the size of the level in cells. The map gets the height that a level of this shape needs.
    void setLevelSize(Size size);
    /// Shows the docks in their last arrangement, or hides all of them.
    void setShown(bool isShown);
    bool isShown() const { return m_isShown; }
    /// Selects the current arrangement, and shows it if the docks are shown.
    void setStyle(Style style, bool isTest = false);
    /// Returns an arrangement in the form that is saved between runs, as in Workspace.
    QByteArray arrangement(Style style, bool isTest = false) const;
    /// Sets an arrangement that was saved.
    void setArrangement(Style style, const QByteArray &state, bool isTest = false);

    /// Returns the panels that F6 visits, without the canvas; empty before the docks were first shown.
    QList<QWidget *> panels() const;
    /// Returns the widget with the keyboard focus if it is in a panel; otherwise null.
    QWidget *keyboard() const;
    bool hasKeyboard() const { return keyboard(); }
    /// Opens a panel if it is closed, and focuses it.
    void goTo(Panel panel);
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString arrangementInUse() const;
    QList<PanelGroup> firstGroups(Style style, bool isTest, QSize room) const;
    int heightOfStatus() const;
    int heightOfMap(int width) const;
    void fitStatus();

    Workspace &m_workspace;
    QScrollArea *m_statusArea = nullptr;
    QWidget *m_statusFoot = nullptr;
    int m_statusHeight = 0; ///< height last requested for the status panel
    Size m_levelSize{4, 3};
    Style m_style = Style::Maze;
    bool m_isTest = false;
    bool m_isShown = false;
};
