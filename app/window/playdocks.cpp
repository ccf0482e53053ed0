#include "app/window/playdocks.h"

#include "editor/panels/paneldock.h"

#include <QAction>
#include <QEvent>
#include <QLayout>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowestPanel = 216;
constexpr int widestPanel = 304;
constexpr int logHeight = 96;
constexpr int titleHeight = 56;
/// Of the frame, in pixels: less is not enough for so many panels above each other.
constexpr int heightForAll = 960;
constexpr int heightForThree = 720;

const QStringList dockNames{u"statusDock"_s,  u"inventoryDock"_s, u"inViewDock"_s,
                            u"minimapDock"_s, u"logDock"_s,       u"testDock"_s};

Qt::DockWidgetArea areaOf(PlayDocks::Place place)
{
    switch (place) {
    case PlayDocks::Place::Log:
        return Qt::BottomDockWidgetArea;
    case PlayDocks::Place::Test:
        return Qt::LeftDockWidgetArea;
    default:
        return Qt::RightDockWidgetArea;
    }
}

/// Its panel may need more height than a small window has.
QScrollArea *scrolling(QWidget *panel)
{
    auto *area = new QScrollArea;
    area->setObjectName(u"statusArea"_s);
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

/// What it will need once it is shown: not before its style has reached it does it know its sizes.
int heightOf(const QWidget &panel)
{
    for (const QWidget *child : panel.findChildren<QWidget *>()) {
        child->ensurePolished();
    }
    panel.layout()->invalidate();
    return panel.sizeHint().height();
}

} // namespace

PlayDocks::PlayDocks(QWidget *canvas, QWidget *parent) : QMainWindow(parent)
{
    setWindowFlags(Qt::Widget); // the constructor makes a window of it, whatever it is told
    setObjectName(u"playDocks"_s);
    setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCentralWidget(canvas);
    m_naming.setSingleShot(true);
    connect(&m_naming, &QTimer::timeout, this, &PlayDocks::nameOnce);
}

void PlayDocks::addPanel(Place place, QWidget *panel, QWidget *titleBar)
{
    auto *added = new PanelDock(*centralWidget(), this);
    added->setObjectName(dockNames.at(int(place)));
    added->toggleViewAction()->setObjectName(u"show_"_s + added->objectName());
    added->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    added->hide();
    m_waiting.push_back({place, std::unique_ptr<QWidget>(panel), std::unique_ptr<QWidget>(titleBar)});
    addDockWidget(areaOf(place), added);
    m_docks[std::size_t(place)] = added;
    // Later: docks are being laid out then.
    connect(added, &QDockWidget::visibilityChanged, &m_naming, qOverload<>(&QTimer::start));
    connect(added, &QDockWidget::dockLocationChanged, &m_naming, qOverload<>(&QTimer::start));
    retranslate();
}

void PlayDocks::fill()
{
    for (Waiting &waiting : m_waiting) {
        QWidget *panel = waiting.panel.release();
        if (waiting.titleBar) {
            dock(waiting.place)->setTitleBarWidget(waiting.titleBar.release());
        }
        if (waiting.place == Place::Status) {
            m_statusArea = scrolling(panel);
            panel->installEventFilter(this);
        }
        dock(waiting.place)->setWidget(waiting.place == Place::Status ? m_statusArea : panel);
    }
    m_waiting.clear();
}

QDockWidget *PlayDocks::dock(Place place) const
{
    return m_docks[std::size_t(place)];
}

void PlayDocks::nameOnce()
{
    QList<PanelDock *> docks;
    std::copy_if(m_docks.begin(), m_docks.end(), std::back_inserter(docks), [](const PanelDock *dock) { return dock; });
    ::nameOnce(*this, docks);
}

void PlayDocks::setShown(bool isShown)
{
    if (m_isShown && !isShown) {
        arrangementInUse() = saveState();
    }
    const bool wasShown = m_isShown;
    m_isShown = isShown;
    if (isShown && !wasShown) {
        fill();
        restore();
    } else if (!isShown) {
        for (PanelDock *hidden : m_docks) {
            hidden->hide();
        }
    }
}

void PlayDocks::setStyle(Style style, bool isTest)
{
    if (style == m_style && isTest == m_isTest) {
        return;
    }
    if (m_isShown) {
        arrangementInUse() = saveState();
    }
    m_style = style;
    m_isTest = isTest;
    if (m_isShown) {
        restore();
    }
}

QByteArray PlayDocks::arrangement(Style style, bool isTest) const
{
    const bool isInUse = m_isShown && style == m_style && isTest == m_isTest;
    return isInUse ? saveState() : m_arrangements[indexOf(style, isTest)];
}

void PlayDocks::setArrangement(Style style, const QByteArray &state, bool isTest)
{
    m_arrangements[indexOf(style, isTest)] = state;
}

void PlayDocks::restore()
{
    const QByteArray &state = arrangementInUse();
    if (m_isTest) {
        addDockWidget(areaOf(Place::Test), dock(Place::Test));
    }
    if (state.isEmpty() || !restoreState(state)) {
        arrangeAnew();
    } else if (!m_isTest) {
        removeDockWidget(dock(Place::Test));
    }
}

void PlayDocks::arrangeAnew()
{
    for (PanelDock *moved : m_docks) {
        removeDockWidget(moved);
    }
    addDockWidget(Qt::BottomDockWidgetArea, dock(Place::Log));
    dock(Place::Log)->show();
    if (m_isTest) {
        addDockWidget(areaOf(Place::Test), dock(Place::Test));
        dock(Place::Test)->show();
    }
    if (m_style == Style::Maze) {
        stackRight({{Place::Status}});
    } else if (height() >= heightForAll) {
        stackRight({{Place::Status}, {Place::Inventory}, {Place::InView}, {Place::Minimap}});
    } else if (height() >= heightForThree) {
        stackRight({{Place::Status}, {Place::Inventory, Place::InView}, {Place::Minimap}});
    } else {
        stackRight({{Place::Status}, {Place::Inventory, Place::InView, Place::Minimap}});
    }
    const int wide = std::clamp(width() * 22 / 100, narrowestPanel, widestPanel);
    resizeDocks({dock(Place::Status)}, {wide}, Qt::Horizontal);
    if (m_isTest) {
        resizeDocks({dock(Place::Test)}, {wide}, Qt::Horizontal);
    }
    resizeDocks({dock(Place::Log)}, {logHeight}, Qt::Vertical);
}

/// Groups below each other; the panels of one lie behind tabs.
void PlayDocks::stackRight(const QList<QList<Place>> &groups)
{
    QList<QDockWidget *> firsts;
    for (const QList<Place> &group : groups) {
        QDockWidget *first = dock(group.first());
        addDockWidget(Qt::RightDockWidgetArea, first, Qt::Vertical);
        for (const Place place : group) {
            if (dock(place) != first) {
                addDockWidget(Qt::RightDockWidgetArea, dock(place), Qt::Vertical);
                tabifyDockWidget(first, dock(place));
            }
            dock(place)->show();
        }
        first->raise();
        firsts.append(first);
    }
    // The status has the height that it needs, the others share the rest.
    const int ofStatus = heightOf(*m_statusArea->widget()) + titleHeight;
    QList<int> heights(firsts.size(), std::max<int>(0, height() - ofStatus) / std::max<int>(1, int(firsts.size()) - 1));
    heights.first() = ofStatus;
    resizeDocks(firsts, heights, Qt::Vertical);
}

QList<QWidget *> PlayDocks::panels() const
{
    QList<QWidget *> panels;
    for (const PanelDock *holder : m_docks) {
        if (holder->widget()) {
            panels.append(holder->widget());
        }
    }
    return panels;
}

bool PlayDocks::hasKeyboard() const
{
    const QWidget *focus = window()->focusWidget();
    return focus && std::any_of(m_docks.begin(), m_docks.end(), [focus](const PanelDock *holder) {
               return holder->isAncestorOf(focus);
           });
}

void PlayDocks::goTo(Place place)
{
    dock(place)->show();
    dock(place)->raise();
    QWidget *panel = dock(place)->widget();
    QWidget *target = panel->focusProxy() ? panel->focusProxy() : panel;
    target->setFocus(Qt::TabFocusReason);
}

QList<QAction *> PlayDocks::toggleActions() const
{
    QList<QAction *> actions;
    for (const PanelDock *holder : m_docks) {
        actions.append(holder->toggleViewAction());
    }
    return actions;
}

void PlayDocks::setActionsEnabled(bool areEnabled)
{
    for (QAction *action : toggleActions()) {
        action->setEnabled(areEnabled);
    }
    if (!m_isTest) {
        dock(Place::Test)->toggleViewAction()->setEnabled(false);
    }
}

bool PlayDocks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && m_statusArea && watched == m_statusArea->widget()) {
        fitStatus();
    }
    return QMainWindow::eventFilter(watched, event);
}

/// As wide as a long number or word needs.
void PlayDocks::fitStatus()
{
    m_statusArea->setMinimumWidth(
        std::clamp(m_statusArea->widget()->minimumSizeHint().width(), narrowestPanel, widestPanel));
}

void PlayDocks::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void PlayDocks::retranslate()
{
    const QStringList titles{tr("Status"), tr("Bag"), tr("In view"), tr("Map"), tr("Messages"), tr("Test play")};
    for (int i = 0; i < placeCount; ++i) {
        if (PanelDock *named = m_docks[std::size_t(i)]) {
            named->setWindowTitle(titles.at(i));
            named->setAccessibleName(titles.at(i));
            named->toggleViewAction()->setStatusTip(tr("Shows or hides the panel %1").arg(titles.at(i)));
        }
    }
}
