#include "app/play/playdocks.h"

#include "app/hud/panelsizes.h"
#include "editor/art/fontsize.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/scrollform.h"
#include "editor/workspace/workspace.h"

#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

using PlayPanel = PlayDocks::Panel;
using Style = PlayDocks::Style;

constexpr int titleHeight = 32;
/// Heights of the map without its title.
constexpr int lowestMap = 120;
constexpr int tallestMap = 260;
/// Heights in pixels below which fewer panels fit above each other.
constexpr int heightForAll = 960;
constexpr int heightForThree = 720;

const auto panelNames = rowsFor<PlayPanel>(u"statusDock"_s, u"inventoryDock"_s, u"inViewDock"_s, u"minimapDock"_s,
                                           u"logDock"_s, u"testDock"_s);

const QString &nameOf(PlayPanel panel)
{
    return panelNames[std::size_t(panel)];
}

QString nameOf(Style style, bool isTest)
{
    const QString name = style == Style::Maze ? u"play-maze"_s : u"play-hero"_s;
    return isTest ? QString(name + u"-test") : name;
}

const QStringList testArrangements{nameOf(Style::Maze, true), nameOf(Style::Hero, true)};
const QStringList allArrangements =
    QStringList{nameOf(Style::Maze, false), nameOf(Style::Hero, false)} + testArrangements;

Qt::DockWidgetArea areaOf(PlayPanel panel)
{
    switch (panel) {
    case PlayPanel::Log:
        return Qt::BottomDockWidgetArea;
    case PlayPanel::Test:
        return Qt::LeftDockWidgetArea;
    default:
        return Qt::RightDockWidgetArea;
    }
}

PanelGroup groupOf(const QList<PlayPanel> &panels)
{
    PanelGroup group{.area = areaOf(panels.first())};
    for (const PlayPanel panel : panels) {
        group.panels.append(nameOf(panel));
    }
    return group;
}

/// Returns the groups of panels on the right, from the top down.
QList<QList<PlayPanel>> panelsThatFit(Style style, int height, const QFont &font)
{
    if (style == Style::Maze) {
        return height >= besideFont(heightForThree, font)
                   ? QList<QList<PlayPanel>>{{PlayPanel::Status}, {PlayPanel::InView}}
                   : QList<QList<PlayPanel>>{{PlayPanel::Status}};
    }
    if (height >= besideFont(heightForAll, font)) {
        return {{PlayPanel::Status}, {PlayPanel::Inventory}, {PlayPanel::InView}, {PlayPanel::Minimap}};
    }
    if (height >= besideFont(heightForThree, font)) {
        return {{PlayPanel::Status}, {PlayPanel::Inventory, PlayPanel::InView}, {PlayPanel::Minimap}};
    }
    return {{PlayPanel::Status}, {PlayPanel::Inventory, PlayPanel::InView, PlayPanel::Minimap}};
}

} // namespace

PlayDocks::PlayDocks(Workspace &workspace, QObject *parent) : QObject(parent), m_workspace(workspace)
{
    for (const Style style : {Style::Maze, Style::Hero}) {
        for (const bool isTest : {false, true}) {
            workspace.addArrangement(
                {.name = nameOf(style, isTest),
                 .first = [this, style, isTest](QSize room) { return firstGroups(style, isTest, room); },
                 .followsWindow = true,
                 .isNested = true,
                 .lowerLeft = Qt::LeftDockWidgetArea});
        }
    }
}

void PlayDocks::addPanel(Panel panel, QWidget *content, QWidget *titleBar)
{
    m_workspace.addPanel({.name = nameOf(panel),
                          .widget = content,
                          .shownIn = panel == PlayPanel::Test ? testArrangements : allArrangements,
                          .home = {.area = areaOf(panel)},
                          .titleBar = titleBar});
}

void PlayDocks::addStatus(QWidget *panel, QWidget *foot)
{
    auto *column = new QWidget;
    m_statusArea = newScrollArea(panel, u"statusArea"_s, column);
    m_statusFoot = foot;
    panel->installEventFilter(this);
    column->setObjectName(u"statusColumn"_s);
    column->setAttribute(Qt::WA_StyledBackground);
    auto *layout = newLayout<QVBoxLayout>(column, 0, 0);
    layout->addWidget(m_statusArea, 1);
    layout->addWidget(foot);
    addPanel(PlayPanel::Status, column);
}

QString PlayDocks::arrangementInUse() const
{
    return nameOf(m_style, m_isTest);
}

void PlayDocks::setShown(bool isShown)
{
    if (isShown == m_isShown) {
        return;
    }
    m_isShown = isShown;
    for (const QString &name : panelNames) {
        m_workspace.dock(name).fill(); // including docks that only another arrangement shows
    }
    isShown ? m_workspace.show(arrangementInUse()) : m_workspace.putAside();
}

void PlayDocks::setStyle(Style style, bool isTest)
{
    m_style = style;
    m_isTest = isTest;
    if (m_isShown) {
        m_workspace.show(arrangementInUse());
    }
}

QByteArray PlayDocks::arrangement(Style style, bool isTest) const
{
    return m_workspace.arrangement(nameOf(style, isTest));
}

void PlayDocks::setArrangement(Style style, const QByteArray &state, bool isTest)
{
    m_workspace.setArrangement(nameOf(style, isTest), state);
}

QList<QWidget *> PlayDocks::panels() const
{
    return m_workspace.panels(nameOf(m_style, true));
}

QWidget *PlayDocks::keyboard() const
{
    return m_isShown ? m_workspace.keyboard() : nullptr;
}

void PlayDocks::goTo(Panel panel)
{
    m_workspace.goTo(nameOf(panel));
}

void PlayDocks::setLevelSize(Size size)
{
    if (size != m_levelSize) {
        m_levelSize = size;
        if (m_isShown) {
            m_workspace.follow();
        }
    }
}

/// Returns the height of the map with its title, at which a level of this shape fills the width.
int PlayDocks::heightOfMap(int width) const
{
    const int height = width * m_levelSize.height / std::max(1, m_levelSize.width);
    return std::clamp(height, lowestMap, tallestMap) + besideFont(titleHeight, m_workspace.host().font());
}

/// Returns the default layout. The status panel and the map have the heights that they need; the lists beside them
/// share the rest.
QList<PanelGroup> PlayDocks::firstGroups(Style style, bool isTest, QSize room) const
{
    const QFont font = m_workspace.host().font();
    const int wide = PanelSizes::beside(room.width(), font);
    PanelGroup log = groupOf({PlayPanel::Log});
    log.height = PanelSizes::log(font);
    QList<PanelGroup> groups{log};
    if (isTest) {
        groups.append(groupOf({PlayPanel::Test}));
        groups.last().width = wide;
    }
    const QList<QList<PlayPanel>> beside = panelsThatFit(style, room.height(), font);
    const int ofStatus = heightOfStatus() + m_statusFoot->sizeHint().height() + besideFont(titleHeight, font);
    int lists = 0;
    int rest = std::max(0, room.height() - ofStatus);
    for (const QList<PlayPanel> &panels : beside) {
        const bool isMap = panels.first() == PlayPanel::Minimap;
        lists += isMap || panels.first() == PlayPanel::Status ? 0 : 1;
        rest -= isMap ? heightOfMap(wide) : 0;
    }
    for (const QList<PlayPanel> &panels : beside) {
        groups.append(groupOf(panels));
        groups.last().height = panels.first() == PlayPanel::Status    ? ofStatus
                               : panels.first() == PlayPanel::Minimap ? heightOfMap(wide)
                                                                      : std::max(0, rest) / std::max(1, lists);
    }
    groups[isTest ? 2 : 1].width = wide;
    return groups;
}

/// Returns the height that the status panel will need once shown. A hidden panel does not know it: the style has not
/// reached it, and hidden children have not reported their new sizes.
int PlayDocks::heightOfStatus() const
{
    QWidget &panel = *m_statusArea->widget();
    if (!panel.isVisible()) {
        for (QWidget *child : panel.findChildren<QWidget *>()) {
            child->ensurePolished();
            child->updateGeometry();
        }
        panel.layout()->invalidate();
    }
    return panel.sizeHint().height();
}

bool PlayDocks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        fitStatus();
    }
    return QObject::eventFilter(watched, event);
}

/// Makes the status panel as wide as a long number or word needs, and high enough for all of it.
void PlayDocks::fitStatus()
{
    const QWidget &panel = *m_statusArea->widget();
    m_statusArea->setMinimumWidth(std::clamp(panel.minimumSizeHint().width(), PanelSizes::narrowest,
                                             besideFont(PanelSizes::widest, m_workspace.host().font())));
    const int needed = panel.sizeHint().height();
    if (m_isShown && needed != m_statusHeight) {
        m_statusHeight = needed;
        m_workspace.follow();
    }
}

void PlayDocks::retranslate()
{
    const auto titles =
        rowsFor<PlayPanel>(tr("Status"), tr("Bag"), tr("In view"), tr("Map"), tr("Messages"), tr("Test play"));
    for (std::size_t panel = 0; panel < titles.size(); ++panel) {
        m_workspace.dock(panelNames[panel]).panel().setWindowTitle(titles[panel]);
    }
    QWidget &status = m_workspace.dock(nameOf(PlayPanel::Status)).panel(); // a column around the named widgets
    status.setAccessibleName(status.windowTitle());
}
