#include "app/watch/watchpanels.h"

#include "app/hud/inventorypanel.h"
#include "app/hud/inviewpanel.h"
#include "app/hud/logpanel.h"
#include "app/hud/minimap.h"
#include "app/hud/panelsizes.h"
#include "app/hud/statuspanel.h"
#include "app/watch/runspanel.h"
#include "editor/art/fontsize.h"
#include "editor/widgets/lazypanel.h"
#include "editor/widgets/scrollform.h"
#include "editor/workspace/workspace.h"

#include <QAction>
#include <QFileInfo>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Height in pixels below which status, map and games do not fit above each other.
constexpr int heightForThree = 560;
/// Least height of the status in pixels, and its height in percent of the room if that is more.
constexpr int lowestStatus = 190;
constexpr int statusPart = 30;
/// Height of the map in percent of its width, and its limit in percent of the room.
constexpr int mapPart = 70;
constexpr int largestMapPart = 27;

const QString statusName = u"watchStatusDock"_s;
const QString bagName = u"watchBagDock"_s;
const QString inViewName = u"watchInViewDock"_s;
const QString mapName = u"watchMapDock"_s;
const QString logName = u"watchLogDock"_s;
const QString gamesName = u"watchGamesDock"_s;

} // namespace

const QString WatchPanels::arrangement = u"watch"_s;

WatchPanels::WatchPanels(CataloguePtr catalogue, Workspace &workspace, WatchedRun &run, Recordings &kept,
                         Settings &settings)
    : m_catalogue(std::move(catalogue)), m_workspace(workspace), m_run(run), m_kept(kept), m_settings(settings)
{
    workspace.addArrangement({.name = arrangement,
                              .first = [this](QSize room) { return firstGroups(room); },
                              .followsWindow = true,
                              .isNested = true,
                              .lowerLeft = Qt::LeftDockWidgetArea,
                              .keys = KeyScope::Watching});
    addPanel(statusName, new LazyPanel([this] { return makeStatus(); }), Qt::RightDockWidgetArea);
    addPanel(bagName, new LazyPanel([this] { return makeBag(); }), Qt::RightDockWidgetArea);
    addPanel(inViewName, new LazyPanel([this] { return makeInView(); }), Qt::RightDockWidgetArea);
    addPanel(mapName, new LazyPanel([this] { return makeMap(); }), Qt::RightDockWidgetArea);
    addPanel(gamesName, new LazyPanel([this] { return makeGames(); }), Qt::RightDockWidgetArea);
    addPanel(logName, new LazyPanel([this] { return makeLog(); }), Qt::BottomDockWidgetArea);
    connect(workspace.dock(mapName).toggleViewAction(), &QAction::triggered, this,
            [this] { m_settings.isWatchMapPutAway.set(false); });
    connect(&run, &WatchedRun::begun, this, &WatchPanels::begin);
    connect(&run, &WatchedRun::moved, this, &WatchPanels::move);
    retranslate();
}

void WatchPanels::addPanel(const QString &name, QWidget *panel, Qt::DockWidgetArea area, QWidget *titleBar)
{
    m_workspace.addPanel(
        {.name = name, .widget = panel, .shownIn = {arrangement}, .home = {.area = area}, .titleBar = titleBar});
}

void WatchPanels::setMapNeeded(bool isNeeded)
{
    if (isNeeded != m_isMapNeeded) {
        m_isMapNeeded = isNeeded;
        PanelDock &map = m_workspace.dock(mapName);
        const bool wasHidden = map.isHidden();
        if (m_workspace.shown() == arrangement) {
            m_workspace.follow();
            if (isNeeded && m_settings.isWatchMapPutAway()) {
                map.show(); // the user has changed other panels meanwhile
            }
        }
        const bool wasPutAway = !wasHidden || m_settings.isWatchMapPutAway();
        m_settings.isWatchMapPutAway.set(!isNeeded && wasPutAway && map.isHidden());
    }
}

void WatchPanels::setLook(TileLook look)
{
    m_look = look;
    for (ThingList *list : {static_cast<ThingList *>(m_bag), static_cast<ThingList *>(m_inView)}) {
        if (list) {
            list->setLook(look);
        }
    }
}

QWidget *WatchPanels::makeStatus()
{
    m_status = new StatusPanel;
    m_status->setWatched();
    begin();
    QScrollArea *area = newScrollArea(m_status, u"watchStatusArea"_s);
    area->setFocusProxy(m_status); // the status panel has the accessible name
    return area;
}

QWidget *WatchPanels::makeBag()
{
    m_bag = new InventoryPanel;
    m_bag->setWatched();
    m_bag->setLook(m_look);
    showMoment();
    return m_bag;
}

QWidget *WatchPanels::makeInView()
{
    m_inView = new InViewPanel;
    m_inView->setRevealing(m_isRevealing);
    m_inView->setLook(m_look);
    connect(m_inView, &InViewPanel::showRequested, this, &WatchPanels::pointed);
    connect(m_inView, &InViewPanel::travelRequested, this, &WatchPanels::pointed);
    showMoment();
    return m_inView;
}

QWidget *WatchPanels::makeMap()
{
    m_map = new Minimap;
    m_map->setRevealing(m_isRevealing);
    connect(m_map, &Minimap::clicked, this, &WatchPanels::pointed);
    if (!m_run.isEmpty()) {
        showMap(false);
    }
    return m_map;
}

QWidget *WatchPanels::makeLog()
{
    m_log = new LogPanel;
    m_log->setWatched();
    showMoment();
    return m_log;
}

QWidget *WatchPanels::makeGames()
{
    m_games = new RunsPanel(m_catalogue, m_kept);
    m_games->setBest(m_best);
    connect(m_games, &RunsPanel::mostChosen, this, [this](int most) { m_settings.keptRuns.set(most); });
    connect(m_games, &RunsPanel::chosen, this, &WatchPanels::chosen);
    connect(m_games, &RunsPanel::ghostChosen, this, &WatchPanels::ghostChosen);
    connect(m_games, &RunsPanel::renamed, this, &WatchPanels::renamed);
    begin();
    return m_games;
}

RunsPanel *WatchPanels::goToGames()
{
    m_workspace.goTo(gamesName);
    return m_games;
}

void WatchPanels::clearGhost()
{
    if (m_games) {
        m_games->clearGhost();
    } else {
        Q_EMIT ghostChosen({});
    }
}

void WatchPanels::forgetGhost()
{
    if (m_games) {
        m_games->forgetGhost();
    }
}

void WatchPanels::begin()
{
    if (m_run.isEmpty()) {
        return;
    }
    showMap(false);
    if (m_games) {
        m_games->setWatched(m_run.loaded().id, startKeyOf(m_run.run()), QFileInfo(m_run.loaded().file).fileName());
    }
    if (m_status) {
        m_status->showGame(m_run.game());
    }
    showMoment();
}

void WatchPanels::move(qint64 from)
{
    const bool isSameLevel = m_depth == m_run.game().world().stage().depth;
    showMap(m_run.at() == from + 1 && isSameLevel);
    showMoment();
}

/// Updates the map; redraws it unless the hero's knowledge only grew.
void WatchPanels::showMap(bool isNextMoment)
{
    const World &world = m_run.game().world();
    m_depth = world.stage().depth;
    if (m_map) {
        isNextMoment ? m_map->showWorld(world) : m_map->showLevel(world);
    }
}

void WatchPanels::showMoment()
{
    if (m_run.isEmpty()) {
        return;
    }
    const World &world = m_run.game().world();
    if (m_status) {
        m_status->showTurn(m_run.game());
    }
    if (m_bag) {
        m_bag->showWorld(world);
    }
    if (m_inView) {
        m_inView->showWorld(world);
    }
    if (m_log) {
        m_log->goOnFrom(m_run.log().lines());
    }
}

void WatchPanels::setRevealing(bool isOn)
{
    m_isRevealing = isOn;
    if (m_inView) {
        m_inView->setRevealing(isOn);
    }
    if (m_map) {
        m_map->setRevealing(isOn);
    }
    begin();
}

QList<PanelGroup> WatchPanels::firstGroups(QSize room) const
{
    const QFont font = m_workspace.host().font();
    const int wide = PanelSizes::beside(room.width(), font);
    const bool isMapNeeded = m_isMapNeeded.value_or(true);
    const QStringList closed = isMapNeeded ? QStringList() : QStringList(mapName);
    PanelGroup log{.area = Qt::BottomDockWidgetArea, .panels = {logName}, .height = PanelSizes::log(font)};
    if (room.height() < besideFont(heightForThree, font)) {
        return {log,
                {.panels = {statusName, gamesName, mapName, bagName, inViewName}, .closed = closed, .width = wide}};
    }
    const int status = std::max(besideFont(lowestStatus, font), room.height() * statusPart / 100);
    const int map = isMapNeeded ? std::min(wide * mapPart / 100, room.height() * largestMapPart / 100) : 0;
    return {log,
            {.panels = {statusName, bagName, inViewName}, .width = wide, .height = status},
            {.panels = {mapName}, .closed = closed, .width = wide, .height = map},
            {.panels = {gamesName}, .width = wide, .height = room.height() - status - map}};
}

void WatchPanels::retranslate()
{
    const auto name = [this](const QString &panel, const QString &title) {
        m_workspace.dock(panel).panel().setWindowTitle(title);
        m_workspace.dock(panel).panel().setAccessibleName(title);
    };
    name(statusName, tr("Status"));
    name(bagName, tr("Bag"));
    name(inViewName, tr("In view"));
    name(mapName, tr("Map"));
    name(logName, tr("Messages"));
    name(gamesName, tr("Games"));
}
