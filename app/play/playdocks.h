#pragma once

#include "editor/workspace/arrangement.h"
#include "gamecore/base/enumerators.h"

#include <QObject>

class QScrollArea;
class Workspace;

/// The panels of a game and how they stand at first: beside the canvas and below it, as many of them above each other
/// as the window has room for. A game with a hero who fights has its own arrangement beside that of a game in which one
/// only runs, and a test from the editor has one more of each, which alone show the panel of tests.
class PlayDocks : public QObject {
    Q_OBJECT

public:
    enum class Style : std::uint8_t { Maze, Hero };
    /// In their order on the screen.
    enum class Panel : std::uint8_t { Status, Inventory, InView, Minimap, Log, Test };

    explicit PlayDocks(Workspace &workspace, QObject *parent = nullptr);

    /// Each once, before anything is shown. `titleBar` stands in for the title; null: the usual one.
    void addPanel(Panel panel, QWidget *content, QWidget *titleBar = nullptr);
    /// Adds the panel of the status, which scrolls, with a foot that stays in sight below it.
    void addStatus(QWidget *panel, QWidget *foot);

    /// Shows the docks as they were last, or hides all of them.
    void setShown(bool isShown);
    bool isShown() const { return m_isShown; }
    /// Chooses the arrangement that is shown.
    void setStyle(Style style, bool isTest = false);
    /// Arrangements as they can be kept between two runs, as those of Workspace.
    QByteArray arrangement(Style style, bool isTest = false) const;
    void setArrangement(Style style, const QByteArray &state, bool isTest = false);

    /// What F6 goes round, without the canvas; empty before docks were first shown.
    QList<QWidget *> panels() const;
    /// What has the keyboard in a panel; null: it is elsewhere.
    QWidget *keyboard() const;
    bool hasKeyboard() const { return keyboard(); }
    /// Opens a panel if it is closed, and gives it the keyboard.
    void goTo(Panel panel);
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString arrangementInUse() const;
    QList<PanelGroup> firstGroups(Style style, bool isTest, QSize room) const;
    int heightOfStatus() const;
    void fitStatus();

    Workspace &m_workspace;
    QScrollArea *m_statusArea = nullptr;
    QWidget *m_statusFoot = nullptr;
    int m_statusHeight = 0; ///< the last one asked for
    Style m_style = Style::Maze;
    bool m_isTest = false;
    bool m_isShown = false;
};
