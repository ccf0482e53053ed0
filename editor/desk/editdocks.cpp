#include "editor/desk/editdocks.h"

#include "editor/art/fontsize.h"
#include "editor/palette/palettepanel.h"
#include "editor/panels/issuespanel.h"
#include "editor/panels/optionsbar.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/toolsbar.h"
#include "editor/widgets/layoutboundary.h"
#include "editor/widgets/paneldock.h"
#include "editor/widgets/scrollform.h"
#include "editor/wording/plaintip.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int panelWidth = 304;
constexpr int widestPanel = 400; // by itself, in a wide window
constexpr int issuesHeight = 150;
constexpr int widestBar = 12; // that scrolls
const QString paletteDock = u"paletteDock"_s;
const QString propertiesDock = u"propertiesDock"_s;
const QString issuesDock = u"issuesDock"_s;

QLabel *newStatusLabel(const QString &objectName)
{
    auto *label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(8, 0, 8, 0);
    return label;
}

/// A narrow window shows as much of the last one as there is room for.
QWidget *inOneLine(QLabel *first, QLabel *last)
{
    auto *line = new QWidget;
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    last->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(first);
    layout->addWidget(last, 1);
    return line;
}

} // namespace

EditDocks::EditDocks(LevelDocument &document, Toolbox &toolbox, QWidget &canvas, QMainWindow *host)
    : QObject(host), m_host(host), m_canvas(canvas), m_tools(new ToolsBar(toolbox)),
      m_options(new OptionsBar(document, toolbox)), m_palette(new PalettePanel(document)),
      m_properties(new PropertiesPanel(document)), m_issues(new IssuesPanel), m_status(newStatusLabel(u"editStatus"_s)),
      m_hint(newStatusLabel(u"editHint"_s)), m_issueCount(newStatusLabel(u"editIssueCount"_s)),
      m_line(new LayoutBoundary(inOneLine(m_status, m_hint))), m_countRoom(new LayoutBoundary(m_issueCount))
{
    m_tools->toggleViewAction()->setObjectName(u"show_toolsBar"_s);
    host->addToolBar(Qt::LeftToolBarArea, m_tools);
    m_options->toggleViewAction()->setObjectName(u"show_optionsBar"_s);
    host->addToolBar(Qt::TopToolBarArea, m_options);
    // One column a side: more would take the canvas its room. Grouped, or tabs could not be pulled out.
    host->setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::GroupedDragging);
    host->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    host->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_naming.setSingleShot(true);
    connect(&m_naming, &QTimer::timeout, this, &EditDocks::nameDocksOnce);
    addPanel(m_palette, paletteDock, {});
    addPanel(m_properties, propertiesDock, {.scrolls = true});
    addPanel(m_issues, issuesDock, {.area = Qt::BottomDockWidgetArea});
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_line->hide();
    m_countRoom->hide();
    host->statusBar()->addWidget(m_line, 1);
    host->statusBar()->addPermanentWidget(m_countRoom);
    retranslate();
    hide();
}

QDockWidget *EditDocks::addPanel(QWidget *panel, const QString &objectName, const PanelHome &home)
{
    auto *dock = new PanelDock(m_canvas, m_host);
    dock->setObjectName(objectName);
    dock->toggleViewAction()->setObjectName(u"show_"_s + objectName);
    dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
    dock->setWidget(home.scrolls ? newScrollArea(panel, objectName + u"Area"_s) : panel);
    if (home.area == Qt::RightDockWidgetArea || home.area == Qt::LeftDockWidgetArea) {
        dock->widget()->setMinimumWidth(panelWidth); // with the bar that scrolls it
    }
    dock->hide();
    dock->toggleViewAction()->setEnabled(false);
    m_host->addDockWidget(home.area, dock);
    m_places.push_back({dock, panel, home});
    panel->installEventFilter(this);
    nameDock(m_places.back());
    // Later: docks are being laid out then.
    connect(dock, &QDockWidget::visibilityChanged, &m_naming, qOverload<>(&QTimer::start));
    connect(dock, &QDockWidget::dockLocationChanged, &m_naming, qOverload<>(&QTimer::start));
    // A dock that is dragged floats until it is put down.
    connect(
        dock, &QDockWidget::topLevelChanged, this,
        [this, dock](bool isFloating) {
            if (!isFloating) {
                fitMoved(dock);
            }
        },
        Qt::QueuedConnection);
    return dock;
}

PanelDock *EditDocks::dock(const QString &objectName) const
{
    const auto found = std::find_if(m_places.begin(), m_places.end(), [&objectName](const Place &place) {
        return place.dock->objectName() == objectName;
    });
    Q_ASSERT(found != m_places.end());
    return found->dock;
}

QList<PanelDock *> EditDocks::docks() const
{
    QList<PanelDock *> docks;
    for (const Place &place : m_places) {
        docks.append(place.dock);
    }
    return docks;
}

void EditDocks::showPanel(const QString &objectName)
{
    dock(objectName)->show();
    dock(objectName)->raise();
}

void EditDocks::setVisible(bool isVisible)
{
    if (isVisible == m_isVisible) {
        return;
    }
    if (!isVisible) {
        m_arrangement = m_host->saveState(version());
    }
    m_isVisible = isVisible;
    isVisible ? show() : hide();
}

void EditDocks::show()
{
    setShownAlways(true);
    if (m_arrangement.isEmpty() || !m_host->restoreState(m_arrangement, version())) {
        arrangeAnew();
    }
}

void EditDocks::hide()
{
    setShownAlways(false);
    m_tools->hide();
    m_options->hide();
    for (const Place &place : m_places) {
        place.dock->hide();
    }
}

/// What no arrangement changes.
void EditDocks::setShownAlways(bool isShown)
{
    m_tools->setToolsEnabled(isShown);
    m_line->setVisible(isShown);
    m_countRoom->setVisible(isShown);
    m_host->statusBar()->setVisible(isShown);
    for (QAction *action : toggleActions()) {
        action->setEnabled(isShown);
    }
}

/// An arrangement of fewer panels would leave the new ones hidden.
int EditDocks::version() const
{
    return int(m_places.size());
}

QByteArray EditDocks::arrangement() const
{
    return m_isVisible ? m_host->saveState(version()) : m_arrangement;
}

void EditDocks::setArrangement(const QByteArray &state)
{
    m_arrangement = state;
}

void EditDocks::arrangeAnew()
{
    m_tools->show();
    m_options->show();
    for (const Place &place : m_places) {
        m_host->removeDockWidget(place.dock);
    }
    for (const Place &place : m_places) {
        m_host->addDockWidget(place.home.area, place.dock);
        if (!place.home.tabbedWith.isEmpty()) {
            m_host->tabifyDockWidget(dock(place.home.tabbedWith), place.dock);
        }
        place.dock->setVisible(place.home.isOpen);
    }
    for (const Place &place : m_places) {
        if (place.home.tabbedWith.isEmpty() && place.home.isOpen) {
            place.dock->raise();
        }
    }
    const int byFont = std::min(m_host->width() / 3, besideFont(panelWidth, m_host->font()));
    const int byWindow = std::min(m_host->width() * 21 / 100, widestPanel);
    const int wide = std::max({panelWidth, byFont, byWindow});
    m_host->resizeDocks({dock(paletteDock), dock(propertiesDock)}, {wide, wide}, Qt::Horizontal);
    m_host->resizeDocks({dock(paletteDock), dock(propertiesDock)}, {72, 28}, Qt::Vertical);
    m_host->resizeDocks({dock(issuesDock)}, {besideFont(issuesHeight, m_host->font())}, Qt::Vertical);
}

QList<QAction *> EditDocks::toggleActions() const
{
    QList<QAction *> actions{m_tools->toggleViewAction(), m_options->toggleViewAction()};
    for (const Place &place : m_places) {
        actions.append(place.dock->toggleViewAction());
    }
    return actions;
}

QList<QWidget *> EditDocks::panels() const
{
    QList<QWidget *> panels;
    for (const Place &place : m_places) {
        panels.append(place.dock->widget());
    }
    return panels;
}

/// What scrolls does so downwards alone: with large letters it needs more width.
void EditDocks::fitWidth(const Place &place)
{
    if (place.home.scrolls && place.dock->widget()->minimumWidth() > 0) {
        const int wanted = place.panel->minimumSizeHint().width() + widestBar;
        place.dock->widget()->setMinimumWidth(
            std::clamp(wanted, panelWidth, besideFont(panelWidth, place.panel->font())));
    }
}

/// It keeps the size that it had, which may have been that of another side.
void EditDocks::fitMoved(PanelDock *dock)
{
    if (!m_isVisible || dock->isFloating()) {
        return;
    }
    const Qt::DockWidgetArea area = m_host->dockWidgetArea(dock);
    const bool isBeside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    const int wide = std::max(besideFont(panelWidth, m_host->font()), dock->minimumSizeHint().width());
    const int tall = std::max(besideFont(issuesHeight, m_host->font()), dock->minimumSizeHint().height());
    if (isBeside && dock->width() > wide) {
        m_host->resizeDocks({dock}, {wide}, Qt::Horizontal);
    } else if (!isBeside && dock->height() > tall) {
        m_host->resizeDocks({dock}, {tall}, Qt::Vertical);
    }
}

void EditDocks::nameDock(const Place &place)
{
    const QString title = place.panel->windowTitle();
    place.dock->setWindowTitle(title);
    place.dock->setAccessibleName(title);
    place.dock->toggleViewAction()->setStatusTip(tr("Shows or hides the panel %1").arg(title));
}

/// Those behind tabs are named by these alone.
void EditDocks::nameDocksOnce()
{
    nameOnce(*m_host, docks());
}

bool EditDocks::eventFilter(QObject *watched, QEvent *event)
{
    const auto found = std::find_if(m_places.begin(), m_places.end(),
                                    [watched](const Place &place) { return place.panel == watched; });
    if (found != m_places.end() && event->type() == QEvent::WindowTitleChange) {
        nameDock(*found);
    } else if (found != m_places.end() && event->type() == QEvent::LayoutRequest) {
        fitWidth(*found);
    }
    return QObject::eventFilter(watched, event);
}

void EditDocks::setStatus(const QString &text)
{
    m_status->setText(text);
}

void EditDocks::setHint(const QString &text)
{
    m_hint->setText(text);
    m_hint->setToolTip(plainTip(text));
}

void EditDocks::setIssueCount(const QString &text)
{
    m_issueCount->setText(text);
}

void EditDocks::showIssuesFirst()
{
    showPanel(issuesDock);
    m_issues->focusFirst();
}

void EditDocks::retranslate()
{
    for (const Place &place : m_places) {
        nameDock(place);
    }
}
