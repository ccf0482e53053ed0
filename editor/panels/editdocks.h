#pragma once

#include <QList>
#include <QObject>

class IssuesPanel;
class LevelDocument;
class OptionsBar;
class PalettePanel;
class PropertiesPanel;
class QDockWidget;
class QLabel;
class QMainWindow;
class Toolbox;
class ToolsBar;

/// The panels of the editor and where they stand in the window: tools on the left, palette and properties on the right,
/// issues below the canvas, and the labels of the status bar.
class EditDocks : public QObject {
    Q_OBJECT

public:
    EditDocks(LevelDocument &document, Toolbox &toolbox, QMainWindow *host);

    void setVisible(bool isVisible);
    void setStatus(const QString &text);
    /// How to use the tool in hand.
    void setHint(const QString &text);
    void setIssueCount(const QString &text);
    void showIssuesFirst();
    void retranslate();

    ToolsBar &tools() { return *m_tools; }
    PalettePanel &palette() { return *m_palette; }
    IssuesPanel &issues() { return *m_issues; }

private:
    QDockWidget *addDock(QWidget *panel, const QString &objectName, Qt::DockWidgetArea area);

    QMainWindow *m_host;
    ToolsBar *m_tools;
    OptionsBar *m_options;
    PalettePanel *m_palette;
    PropertiesPanel *m_properties;
    IssuesPanel *m_issues;
    QDockWidget *m_paletteDock;
    QDockWidget *m_propertiesDock;
    QDockWidget *m_issuesDock;
    QLabel *m_status;
    QLabel *m_hint;
    QLabel *m_issueCount;
    bool m_isSized = false;
    QList<int> m_heights; ///< of palette, properties and issues when they were last shown
};
