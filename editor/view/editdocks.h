#pragma once

#include "editor/workspace/arrangement.h"

#include <QLatin1StringView>
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

/// The object names of the editor's docks, for code that places or opens their panels. Stored arrangements contain
/// these names, so they must not change.
namespace PanelNames {

inline constexpr QLatin1StringView palette{"paletteDock"};
inline constexpr QLatin1StringView properties{"propertiesDock"};
inline constexpr QLatin1StringView issues{"issuesDock"};
inline constexpr QLatin1StringView things{"thingsDock"};
inline constexpr QLatin1StringView history{"historyDock"};

} // namespace PanelNames

/// The bars and panels of the editor in their default places, and the labels of the status bar. Tools are on the left,
/// palette and properties on the right, issues below the canvas. While the editor is inactive, all of them are hidden,
/// and other modes use the window.
class EditDocks : public QObject {
    Q_OBJECT

public:
    EditDocks(LevelDocument &document, Toolbox &toolbox, Workspace &workspace);

    /// Adds a panel in a dock named `objectName`, such as "historyDock". The dock's title follows the panel's window
    /// title. All panels at the left or right have the same minimum width. Call it before setVisible() and
    /// Workspace::registerToggles().
    QDockWidget *addPanel(QWidget *panel, const QString &objectName, PanelHome home);
    /// Opens a panel if it is closed, and brings it to the front of its tabs.
    void showPanel(const QString &objectName);
    /// Brings a panel to the front of its tabs; does nothing if it is closed.
    void raisePanel(const QString &objectName);

    /// Shows or hides all bars, panels and labels of the editor. Panels appear where the user left them.
    void setVisible(bool isVisible);
    /// Returns the arrangement of panels, to be stored between runs.
    QByteArray arrangement() const;
    /// Sets a stored arrangement, which is used when the editor is shown next. If it no longer fits, the default is
    /// used.
    void setArrangement(const QByteArray &state);
    /// Returns the panels that F6 cycles through, without the canvas; an empty list before the editor was first active.
    QList<QWidget *> panels() const;

    /// Sets the first text of the status bar, usually about the cell of the cursor.
    void setStatus(const QString &text);
    /// Sets the second text of the status bar, on how to use the current tool.
    void setHint(const QString &text);
    /// Sets the text about the number of issues, at the right end of the status bar; may be empty.
    void setIssueCount(const QString &text);
    /// Opens the panel of issues and moves the focus to its first row.
    void focusFirstIssue();
    /// Opens the panel of properties at the choice of the tileset.
    void chooseTileset();

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
    LayoutBoundary *m_line;      ///< contains m_status and m_hint
    LayoutBoundary *m_countRoom; ///< contains m_issueCount
    bool m_isStatusShown = false;
};
