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

/// The panels around a watched run: status, bag, things in view, map and log, all at the current moment. They are made
/// when first visible.
class WatchPanels : public QObject {
    Q_OBJECT

public:
    static const QString arrangement; ///< name of the arrangement in the workspace

    /// All references must outlive this object.
    WatchPanels(CataloguePtr catalogue, Workspace &workspace, WatchedRun &run, Recordings &kept, Settings &settings);

    void setRevealing(bool isOn);
    void retranslate();
    /// Opens the list of recordings and focuses it. Null until the window is visible.
    RunsPanel *goToGames();
    /// Removes the ghost.
    void leaveGhost();
    /// Sets the function that returns the ids of the best games, which are marked.
    void setBest(std::function<QSet<QString>()> best) { m_best = std::move(best); }
    /// Removes the ghost, because it could not be shown.
    void dropGhost();

Q_SIGNALS:
    /// Emitted when a recording should be watched, or should become the ghost; with an empty id there is none.
    void chosen(const QString &id);
    void ghostChosen(const QString &id);
    /// Emitted when the name of a recording was changed or removed.
    void renamed(const QString &id);
    /// Emitted when a cell is selected in a panel.
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
    StatusPanel *m_status = nullptr; ///< null until made, like all of these
    InventoryPanel *m_bag = nullptr;
    InViewPanel *m_inView = nullptr;
    Minimap *m_map = nullptr;
    LogPanel *m_log = nullptr;
    RunsPanel *m_games = nullptr;
    int m_depth = 0; ///< depth shown on the map
    bool m_isRevealing = false;
};
