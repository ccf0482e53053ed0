#pragma once

#include "editor/workspace/arrangement.h"

#include <QObject>

class IssuesPanel;
class LayoutBoundary;
class LevelDocument;
class OptionsBar;
class PalettePanel;
class PropertiesPanel;
class QDockWidget;
class QLabel;
class Toolbox;
class ToolsBar;
class Workspace;

/// The bars and panels of the editor and where they stand at first: tools on the left, palette and properties on the
/// right, issues below the canvas, and the labels of the status bar. All are hidden while the editor is not active, and
/// come back as they were.
class EditDocks : public QObject {
    Q_OBJECT

public:
    EditDocks(LevelDocument &document, Toolbox &toolbox, Workspace &workspace);

    /// Gives a panel a dock called `objectName`, such as "historyDock". Its title is the panel's window title, also
    /// when that changes. Before setVisible() is called.
    QDockWidget *addPanel(QWidget *panel, const QString &objectName, PanelHome home);
    /// Opens a panel if it is closed, and brings it before those that share its place.
    void showPanel(const QString &objectName);
    /// Brings an open panel before those that share its place.
    void raisePanel(const QString &objectName);

    void setVisible(bool isVisible);
    /// The arrangement as it can be kept between two runs; setting one that fits no longer gives the first one.
    QByteArray arrangement() const;
    void setArrangement(const QByteArray &state);
    /// What F6 goes round, without the canvas; empty before the editor was first active.
    QList<QWidget *> panels() const;

    void setStatus(const QString &text);
    /// Shows how to use the tool in hand.
    void setHint(const QString &text);
    void setIssueCount(const QString &text);
    void showIssuesFirst();

    ToolsBar &tools() { return *m_tools; }
    PalettePanel &palette() { return *m_palette; }
    IssuesPanel &issues() { return *m_issues; }

private:
    QList<PanelGroup> firstGroups() const;
    void showStatus(bool isShown);
    void showLine();

    Workspace &m_workspace;
    ToolsBar *m_tools;
    OptionsBar *m_options;
    PalettePanel *m_palette;
    PropertiesPanel *m_properties;
    IssuesPanel *m_issues;
    QLabel *m_status;
    QLabel *m_hint;
    QLabel *m_issueCount;
    LayoutBoundary *m_line;      ///< around status and hint
    LayoutBoundary *m_countRoom; ///< around the number of issues
    bool m_isStatusShown = false;
};
