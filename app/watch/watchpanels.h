#pragma once

#include "app/settings/settings.h"
#include "app/watch/watchedrun.h"
#include "editor/workspace/arrangement.h"

#include <QSet>

#include <functional>

class InViewPanel;
class Recordings;
class RunsPanel;
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

    /// All must outlive this.
    WatchPanels(CataloguePtr catalogue, Workspace &workspace, WatchedRun &run, Recordings &kept, Settings &settings);

    void setRevealing(bool isOn);
    void retranslate();
    /// Opens the list of kept games and gives it the keyboard. Null as long as the window is not seen.
    RunsPanel *goToGames();
    /// No ghost is wanted any longer.
    void leaveGhost();
    /// Sets what gives the ids of the best games, which are named as such.
    void setBest(std::function<QSet<QString>()> best) { m_best = std::move(best); }
    /// The ghost could not be shown.
    void dropGhost();

Q_SIGNALS:
    /// A kept game is to be watched, or to be a ghost beside the one that is; no id: none is.
    void chosen(const QString &id);
    void ghostChosen(const QString &id);
    /// A kept game has another name, or none.
    void renamed(const QString &id);
    /// A cell in a panel was chosen, to be looked at.
    void pointed(Point cell);

private:
    QWidget *makeStatus();
    QWidget *makeBag();
    QWidget *makeInView();
    QWidget *makeMap();
    QWidget *makeLog();
    QWidget *makeGames();
    void addPanel(const QString &name, QWidget *panel, Qt::DockWidgetArea area, QWidget *titleBar = nullptr);
    QList<PanelGroup> firstGroups(QSize room) const;
    void begin();
    void showMoment();
    void move(qint64 from);
    void showMap(bool isNextMoment);

    CataloguePtr m_catalogue;
    Workspace &m_workspace;
    WatchedRun &m_run;
    Recordings &m_kept;
    Settings &m_settings;
    std::function<QSet<QString>()> m_best = [] { return QSet<QString>(); };
    StatusPanel *m_status = nullptr; ///< null until they are made, as all of these
    InventoryPanel *m_bag = nullptr;
    InViewPanel *m_inView = nullptr;
    Minimap *m_map = nullptr;
    LogPanel *m_log = nullptr;
    RunsPanel *m_games = nullptr;
    int m_depth = 0; ///< that the map shows
    bool m_isRevealing = false;
};
