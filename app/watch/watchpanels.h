#pragma once

#include "app/watch/watchedrun.h"
#include "editor/workspace/arrangement.h"

class InViewPanel;
class InventoryPanel;
class LogPanel;
class Minimap;
class StatusPanel;
class Workspace;

/// The panels around a run that is watched: status, bag, what is in view, map and messages, each of the moment that is
/// shown. They are made when they are first seen.
class WatchPanels : public QObject {
    Q_OBJECT

public:
    static const QString arrangement; ///< in the workspace

    /// Both must outlive this.
    WatchPanels(Workspace &workspace, WatchedRun &run);

    void setRevealing(bool isOn);
    void retranslate();

Q_SIGNALS:
    /// A cell in a panel was chosen, to be looked at.
    void pointed(Point cell);

private:
    QWidget *makeStatus();
    QWidget *makeBag();
    QWidget *makeInView();
    QWidget *makeMap();
    QWidget *makeLog();
    void addPanel(const QString &name, QWidget *panel, Qt::DockWidgetArea area, QWidget *titleBar = nullptr);
    QList<PanelGroup> firstGroups(QSize room) const;
    void begin();
    void showMoment();
    void move(qint64 from);
    void showMap(bool isNextMoment);

    Workspace &m_workspace;
    WatchedRun &m_run;
    StatusPanel *m_status = nullptr; ///< null until they are made, as all of these
    InventoryPanel *m_bag = nullptr;
    InViewPanel *m_inView = nullptr;
    Minimap *m_map = nullptr;
    LogPanel *m_log = nullptr;
    int m_depth = 0; ///< that the map shows
    bool m_isRevealing = false;
};
