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

/// The bars and panels of the editor in their default places, and the labels of the status bar. Tools are on the left,
/// palette and properties on the right, issues below the canvas. They are hidden while the editor is inactive, and
/// return unchanged.
class EditDocks : public QObject {
    Q_OBJECT

public:
    EditDocks(LevelDocument &document, Toolbox &toolbox, Workspace &workspace);

    /// Adds a panel in a dock named `objectName`, such as "historyDock". The dock's title follows the panel's window
    /// title. Call it before setVisible().
    QDockWidget *addPanel(QWidget *panel, const QString &objectName, PanelHome home);
    /// Opens a panel if it is closed, and raises it above the panels in the same place.
    void showPanel(const QString &objectName);
    /// Raises an open panel above the panels in the same place.
    void raisePanel(const QString &objectName);

    void setVisible(bool isVisible);
    /// Returns the arrangement of panels, to be stored between runs. Setting one that no longer fits restores the
    /// default.
    QByteArray arrangement() const;
    void setArrangement(const QByteArray &state);
    /// Returns the panels that F6 cycles through, without the canvas; an empty list before the editor was first active.
    QList<QWidget *> panels() const;

    void setStatus(const QString &text);
    /// Shows how to use the current tool.
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
    LayoutBoundary *m_line;      ///< contains status and hint
    LayoutBoundary *m_countRoom; ///< contains the number of issues
    bool m_isStatusShown = false;
};
