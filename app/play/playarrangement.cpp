// How the panels of playing are arranged, and that the first arrangement follows the size of the window.

#include "app/play/playdocks.h"
#include "editor/art/fontsize.h"
#include "editor/widgets/paneldock.h"

#include <QLayout>
#include <QResizeEvent>
#include <QScrollArea>

#include <algorithm>

namespace {

/// Before the name of a dock, of an arrangement that is the first one otherwise.
const QByteArray frontMark = "front:";
constexpr int narrowestPanel = 216;
constexpr int widestPanel = 304;
constexpr int logHeight = 96;
constexpr int titleHeight = 56;
/// Of the frame, in pixels: less is not enough for so many panels above each other.
constexpr int heightForAll = 960;
constexpr int heightForThree = 720;

/// What it will need once it is shown: not before its style has reached it does it know its sizes, and what was hidden
/// within it has told nobody of its new ones.
int heightOf(const QWidget &panel)
{
    for (QWidget *child : panel.findChildren<QWidget *>()) {
        child->ensurePolished();
        child->updateGeometry();
    }
    panel.layout()->invalidate();
    return panel.sizeHint().height();
}

} // namespace

Qt::DockWidgetArea PlayDocks::areaOf(Place place)
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

/// What was only ours is made anew the next time.
void PlayDocks::putAside()
{
    if (!m_isDue) {
        arrangementInUse() = stateInUse();
    }
}

QByteArray PlayDocks::stateInUse() const
{
    if (!isOurs()) {
        return saveState();
    }
    const std::optional<Place> front = frontPlace();
    return front ? QByteArray(frontMark + dock(*front)->objectName().toLatin1()) : QByteArray();
}

/// Who has chosen a tab has changed no arrangement, but finds it again. Where there is room for all, the last choice
/// waits.
std::optional<PlayDocks::Place> PlayDocks::frontPlace() const
{
    for (const QList<Place> &group : m_groups) {
        const auto front = std::find_if(group.begin(), group.end(),
                                        [this](Place place) { return !m_docks[std::size_t(place)]->isBehindTab(); });
        if (group.size() > 1) {
            return front == group.begin() || front == group.end() ? std::nullopt : std::optional(*front);
        }
    }
    return m_front;
}

/// A panel can also be closed by the button in its title.
bool PlayDocks::isOurs() const
{
    const bool isWhole = std::none_of(m_groups.begin(), m_groups.end(), [this](const QList<Place> &group) {
        return std::any_of(group.begin(), group.end(), [this](Place place) { return dock(place)->isHidden(); });
    });
    return m_isOurs && isWhole && !dock(Place::Log)->isHidden();
}

void PlayDocks::restore()
{
    m_isDue = !isVisible();
    if (m_isDue) {
        return;
    }
    m_isOurs = false;
    const QByteArray state = arrangementInUse();
    m_front.reset();
    for (int place = 0; place < placeCount; ++place) {
        if (state == frontMark + dock(Place(place))->objectName().toLatin1()) {
            m_front = Place(place);
        }
    }
    if (m_isTest) {
        addDockWidget(areaOf(Place::Test), dock(Place::Test));
    }
    if (state.isEmpty() || m_front || !restoreState(state)) {
        arrange();
    } else if (!m_isTest) {
        removeDockWidget(dock(Place::Test));
    }
}

void PlayDocks::arrangeAnew()
{
    m_front.reset();
    arrange();
}

void PlayDocks::arrange()
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
    m_groups = groupsThatFit();
    stackRight(m_groups);
    fitWidths();
    resizeDocks({dock(Place::Log)}, {besideFont(logHeight, font())}, Qt::Vertical);
    m_isOurs = true;
}

/// On the right, from the top down.
QList<QList<PlayDocks::Place>> PlayDocks::groupsThatFit() const
{
    if (m_style == Style::Maze) {
        return {{Place::Status}};
    }
    if (height() >= besideFont(heightForAll, font())) {
        return {{Place::Status}, {Place::Inventory}, {Place::InView}, {Place::Minimap}};
    }
    if (height() >= besideFont(heightForThree, font())) {
        return {{Place::Status}, {Place::Inventory, Place::InView}, {Place::Minimap}};
    }
    return {{Place::Status}, {Place::Inventory, Place::InView, Place::Minimap}};
}

void PlayDocks::fitWidths()
{
    const int wide = std::clamp(width() * 22 / 100, narrowestPanel, besideFont(widestPanel, font()));
    resizeDocks({dock(Place::Status)}, {wide}, Qt::Horizontal);
    if (m_isTest) {
        resizeDocks({dock(Place::Test)}, {wide}, Qt::Horizontal);
    }
}

/// Groups below each other; the panels of one lie behind tabs.
void PlayDocks::stackRight(const QList<QList<Place>> &groups)
{
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
        dock(m_front && group.contains(*m_front) ? *m_front : group.first())->raise();
    }
    fitHeights(heightOf(*m_statusArea->widget()));
}

/// The status has the height that it needs, the others share the rest.
void PlayDocks::fitHeights(int needed)
{
    m_statusHeight = needed;
    QList<QDockWidget *> firsts;
    for (const QList<Place> &group : std::as_const(m_groups)) {
        firsts.append(dock(group.first()));
    }
    const int ofStatus = needed + m_statusFoot->sizeHint().height() + besideFont(titleHeight, font());
    QList<int> heights(firsts.size(), std::max<int>(0, height() - ofStatus) / std::max<int>(1, int(firsts.size()) - 1));
    heights.first() = ofStatus;
    resizeDocks(firsts, heights, Qt::Vertical);
}

void PlayDocks::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (m_isDue) {
        restore();
    }
}

void PlayDocks::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    if (!m_isShown || !isOurs()) {
        return;
    }
    if (groupsThatFit() != m_groups) {
        m_front = frontPlace();
        arrange();
    } else {
        fitWidths();
        fitHeights(m_statusArea->widget()->sizeHint().height());
    }
}

bool PlayDocks::event(QEvent *event)
{
    const bool isHandled = QMainWindow::event(event);
    // All else lies under the docks and the canvas: a border between them was dragged.
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressed = saveState();
    } else if (event->type() == QEvent::MouseButtonRelease && !m_pressed.isEmpty()) {
        m_isOurs = m_isOurs && saveState() == m_pressed;
        m_pressed.clear();
    }
    return isHandled;
}

/// As wide as a long number or word needs.
void PlayDocks::fitStatus()
{
    m_statusArea->setMinimumWidth(
        std::clamp(m_statusArea->widget()->minimumSizeHint().width(), narrowestPanel, besideFont(widestPanel, font())));
}
