#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <vector>

class IssuesPanel;
class LayoutBoundary;
class LevelDocument;
class OptionsBar;
class PalettePanel;
class PanelDock;
class PropertiesPanel;
class QAction;
class QDockWidget;
class QLabel;
class QMainWindow;
class QWidget;
class Toolbox;
class ToolsBar;

/// Where a panel stands until the person moves it.
struct PanelHome {
    Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
    bool isOpen = true;      ///< else it waits in the menu of panels
    QString tabbedWith = {}; ///< objectName of the dock, added before, with which it shares tabs, behind that
    bool scrolls = false;    ///< it may need more height than a small window has
};

/// The bars and panels of the editor and where they stand in the window: tools on the left, palette and properties on
/// the right, issues below the canvas, and the labels of the status bar. All are hidden while the editor is not active,
/// and come back as they were.
class EditDocks : public QObject {
    Q_OBJECT

public:
    /// `canvas` gets the keyboard when a panel that has it goes behind the tab of another one.
    EditDocks(LevelDocument &document, Toolbox &toolbox, QWidget &canvas, QMainWindow *host);

    /// Gives a panel a dock called `objectName`, such as "historyDock". Its title is the panel's window title, also
    /// when that changes. Before setVisible() or setArrangement() is called.
    QDockWidget *addPanel(QWidget *panel, const QString &objectName, const PanelHome &home);
    /// Opens a panel if it is closed, and brings it before those that share its place.
    void showPanel(const QString &objectName);

    void setVisible(bool isVisible);
    /// As it can be kept between two runs; one that fits no longer gives the first one.
    QByteArray arrangement() const;
    void setArrangement(const QByteArray &state);
    /// The first arrangement.
    void arrangeAnew();
    /// One for each panel and bar, to show and hide it.
    QList<QAction *> toggleActions() const;
    /// What F6 goes round, without the canvas.
    QList<QWidget *> panels() const;

    void setStatus(const QString &text);
    /// How to use the tool in hand.
    void setHint(const QString &text);
    void setIssueCount(const QString &text);
    void showIssuesFirst();
    void retranslate();

    ToolsBar &tools() { return *m_tools; }
    PalettePanel &palette() { return *m_palette; }
    IssuesPanel &issues() { return *m_issues; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Place {
        PanelDock *dock;
        QWidget *panel;
        PanelHome home;
    };

    PanelDock *dock(const QString &objectName) const;
    QList<PanelDock *> docks() const;
    int version() const;
    void show();
    void hide();
    void setShownAlways(bool isShown);
    void fitWidth(const Place &place);
    /// Leaves the canvas its room beside a panel that was put down somewhere else.
    void fitMoved(PanelDock *dock);
    void nameDock(const Place &place);
    void nameDocksOnce();

    QMainWindow *m_host;
    QWidget &m_canvas;
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
    std::vector<Place> m_places;
    QByteArray m_arrangement; ///< while hidden; empty: the first one
    QTimer m_naming;          ///< of docks, once for all changes of an arrangement
    bool m_isVisible = false;
};
