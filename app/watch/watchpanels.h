#pragma once

#include "app/settings/settings.h"
#include "app/watch/watchedrun.h"
#include "editor/art/tileset.h"
#include "editor/workspace/arrangement.h"

#include <QSet>

#include <functional>
#include <optional>

class InViewPanel;
class Recordings;
class RunsPanel;
class InventoryPanel;
class LogPanel;
class Minimap;
class StatusPanel;
class Workspace;

/// The panels around a watched run: status, bag, things in view, map and log, all at the current moment, and the list
/// of recordings. Each panel is made when it first becomes visible.
class WatchPanels : public QObject {
    Q_OBJECT

public:
    static const QString arrangement; ///< name of the arrangement in the workspace

    /// All references must outlive this object.
    WatchPanels(CataloguePtr catalogue, Workspace &workspace, WatchedRun &run, Recordings &kept, Settings &settings);

    /// Sets whether the panels show what the hero does not know.
    void setRevealing(bool isOn);
    /// Sets whether the panels need a map, because not all of the level is in view. Otherwise the default arrangement
    /// gives its room to the list of games, but the user can open the map. In a changed arrangement, this only opens a
    /// map that it has closed before, even in an earlier session.
    void setMapNeeded(bool isNeeded);
    /// Switches lists between pictures and characters.
    void setLook(TileLook look);
    void retranslate();
    /// Opens the list of recordings, focuses it and returns it. Returns null until the window is visible.
    RunsPanel *goToGames();
    /// Removes the ghost and emits ghostChosen().
    void clearGhost();
    /// Sets the function that returns the ids of the best games' recordings. The list says which recordings these are.
    /// Call it before the list is first shown.
    void setBest(std::function<QSet<QString>()> best) { m_best = std::move(best); }
    /// Removes the ghost in the list without emitting ghostChosen(). Call if the ghost cannot be shown.
    void forgetGhost();

Q_SIGNALS:
    /// Emitted when the user wants to watch a recording.
    void chosen(const QString &id);
    /// Emitted when a recording should become the ghost; an empty `id` removes the ghost.
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
    StatusPanel *m_status = nullptr; ///< each panel is null until made
    InventoryPanel *m_bag = nullptr;
    InViewPanel *m_inView = nullptr;
    Minimap *m_map = nullptr;
    LogPanel *m_log = nullptr;
    RunsPanel *m_games = nullptr;
    int m_depth = 0;                   ///< depth shown on the map
    std::optional<bool> m_isMapNeeded; ///< unknown until the first setMapNeeded()
    bool m_isRevealing = false;
    TileLook m_look = TileLook::Tiles;
};
