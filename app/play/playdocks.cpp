#include "app/play/playdocks.h"

#include "editor/widgets/paneldock.h"
#include "editor/widgets/scrollform.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const auto dockNames = rowsFor<PlayDocks::Place>(u"statusDock"_s, u"inventoryDock"_s, u"inViewDock"_s, u"minimapDock"_s,
                                                 u"logDock"_s, u"testDock"_s);

/// The foot below the rest.
QWidget *stacked(QWidget *panel, QWidget *foot)
{
    auto *both = new QWidget;
    both->setObjectName(u"statusColumn"_s);
    both->setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(panel, 1);
    layout->addWidget(foot);
    return both;
}

} // namespace

PlayDocks::PlayDocks(QWidget *canvas, QWidget *parent) : QMainWindow(parent)
{
    setWindowFlags(Qt::Widget); // the constructor makes a window of it, whatever it is told
    setObjectName(u"playDocks"_s);
    setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks | QMainWindow::GroupedDragging);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCentralWidget(canvas);
    m_naming.setSingleShot(true);
    connect(&m_naming, &QTimer::timeout, this, &PlayDocks::nameOnce);
}

void PlayDocks::addPanel(Place place, QWidget *panel, QWidget *titleBar, QWidget *foot)
{
    auto *added = new PanelDock(*centralWidget(), this);
    added->setObjectName(dockNames[std::size_t(place)]);
    added->toggleViewAction()->setObjectName(u"show_"_s + added->objectName());
    added->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    added->hide();
    m_waiting.push_back({place, std::unique_ptr<QWidget>(panel), std::unique_ptr<QWidget>(titleBar), foot});
    addDockWidget(areaOf(place), added);
    m_docks[std::size_t(place)] = added;
    // Later: docks are being laid out then.
    connect(added, &QDockWidget::visibilityChanged, &m_naming, qOverload<>(&QTimer::start));
    connect(added, &QDockWidget::dockLocationChanged, &m_naming, qOverload<>(&QTimer::start));
    // A person opens, closes and moves docks; the first arrangement says afterwards that it is ours.
    connect(added->toggleViewAction(), &QAction::triggered, this, [this] { m_isOurs = false; });
    connect(added, &QDockWidget::dockLocationChanged, this, [this] { m_isOurs = false; });
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
            m_statusArea = newScrollArea(panel, u"statusArea"_s);
            m_statusFoot = waiting.foot;
            panel->installEventFilter(this);
            panel = stacked(m_statusArea, m_statusFoot);
        }
        dock(waiting.place)->setWidget(panel);
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
        putAside();
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
        putAside();
    }
    m_style = style;
    m_isTest = isTest;
    if (m_isShown) {
        restore();
    }
}

QByteArray PlayDocks::arrangement(Style style, bool isTest) const
{
    const bool isInUse = m_isShown && !m_isDue && style == m_style && isTest == m_isTest;
    if (isInUse) {
        return stateInUse();
    }
    return m_arrangements[indexOf(style, isTest)];
}

void PlayDocks::setArrangement(Style style, const QByteArray &state, bool isTest)
{
    m_arrangements[indexOf(style, isTest)] = state;
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
    QAction *ofTest = dock(Place::Test)->toggleViewAction();
    ofTest->setVisible(m_isTest);
    ofTest->setEnabled(areEnabled && m_isTest);
}

bool PlayDocks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && m_statusArea && watched == m_statusArea->widget()) {
        fitStatus();
        const int needed = m_statusArea->widget()->sizeHint().height();
        if (m_isShown && isOurs() && needed != m_statusHeight) {
            fitHeights(needed);
        }
    }
    return QMainWindow::eventFilter(watched, event);
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
    const auto titles =
        rowsFor<Place>(tr("Status"), tr("Bag"), tr("In view"), tr("Map"), tr("Messages"), tr("Test play"));
    for (std::size_t i = 0; i < titles.size(); ++i) {
        if (PanelDock *named = m_docks[i]) {
            named->setWindowTitle(titles[i]);
            named->setAccessibleName(titles[i]);
            named->toggleViewAction()->setStatusTip(tr("Shows or hides the panel %1").arg(titles[i]));
        }
    }
}
