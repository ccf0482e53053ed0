#include "app/play/cellcursor.h"

#include "editor/art/cellstep.h"
#include "editor/canvas/canvas.h"
#include "gamecore/sight/line.h"

#include <QFocusEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace {

constexpr int longStep = 5;

struct StepKey {
    Qt::Key key;
    Direction direction;
};

/// A keypad without numbers has these between its arrows.
constexpr std::array<StepKey, 4> diagonalKeys{{{Qt::Key_PageUp, Direction::NorthEast},
                                               {Qt::Key_PageDown, Direction::SouthEast},
                                               {Qt::Key_End, Direction::SouthWest},
                                               {Qt::Key_Home, Direction::NorthWest}}};

std::optional<Direction> directionOfKey(int key)
{
    for (const StepKey &row : diagonalKeys) {
        if (row.key == key) {
            return row.direction;
        }
    }
    return directionOfArrow(key);
}

/// A key event as if Shift were not held.
QKeyEvent unshifted(const QKeyEvent &key)
{
    return {key.type(), key.key(), key.modifiers() & ~Qt::ShiftModifier, key.text().toLower()};
}

} // namespace

std::vector<Point> nearestFirst(std::vector<PlaceOfInterest> places, Point from)
{
    const auto rank = [from](const PlaceOfInterest &place) {
        return std::pair(place.isSecondary, squaredDistance(place.cell, from));
    };
    std::stable_sort(places.begin(), places.end(),
                     [&rank](const auto &one, const auto &other) { return rank(one) < rank(other); });
    std::vector<Point> cells;
    for (const PlaceOfInterest &place : places) {
        if (std::find(cells.begin(), cells.end(), place.cell) == cells.end()) {
            cells.push_back(place.cell);
        }
    }
    return cells;
}

CellCursor::CellCursor(Canvas &canvas, QObject *parent) : QObject(parent), m_canvas(canvas)
{
    m_canvas.installEventFilter(this);
    m_canvas.viewport()->installEventFilter(this);
    connect(&m_canvas.mouse(), &CanvasMouse::hovered, this, [this](std::optional<Point> cell) {
        if (m_isActive && cell) {
            moveTo(*cell);
        }
    });
}

void CellCursor::start(Point cell)
{
    m_home = m_canvas.viewState();
    m_followed = m_canvas.scrollGoal();
    m_isActive = true;
    m_canvas.setFocus();
    m_canvas.activateWindow(); // the keyboard may be in a panel that floats
    m_cell = cell;
    if (m_isActive) { // a card in front keeps the keyboard
        moveTo(cell);
    }
    Q_EMIT activeChanged(m_isActive);
}

void CellCursor::end()
{
    if (m_isActive) {
        m_isActive = false;
        m_canvas.setCursorCell(std::nullopt);
        comeBack();
        Q_EMIT activeChanged(false);
    }
}

bool CellCursor::isMovedByOthers() const
{
    return m_canvas.scrollGoal() != m_followed;
}

void CellCursor::comeBack()
{
    const Canvas::ViewState now = m_canvas.viewState();
    if (m_home && !isMovedByOthers() && now.tileSize == m_home->tileSize && now.isFit == m_home->isFit
        && now.scroll != m_home->scroll) {
        m_canvas.setViewState(*m_home);
    }
}

void CellCursor::cancel()
{
    end();
    Q_EMIT canceled();
}

void CellCursor::moveTo(Point cell)
{
    if (isMovedByOthers()) {
        forgetView();
    }
    m_cell = cell;
    m_canvas.setCursorCell(cell);
    m_canvas.followCell(cell);
    m_followed = m_canvas.scrollGoal();
    Q_EMIT moved(cell);
}

bool CellCursor::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_isActive) {
        return QObject::eventFilter(watched, event);
    }
    return watched == &m_canvas ? filterCanvas(event) : filterViewport(event);
}

bool CellCursor::filterCanvas(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        event->accept();
        return true;
    case QEvent::KeyPress:
        press(*static_cast<QKeyEvent *>(event));
        return true;
    case QEvent::FocusOut: {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) {
            cancel();
        }
        return false;
    }
    default:
        return false;
    }
}

bool CellCursor::filterViewport(QEvent *event)
{
    const bool isButton = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease
                          || event->type() == QEvent::MouseButtonDblClick;
    if (!isButton || static_cast<QMouseEvent *>(event)->button() == Qt::MiddleButton) {
        return false;
    }
    if (event->type() == QEvent::MouseButtonPress) {
        click(*static_cast<QMouseEvent *>(event));
    }
    return true;
}

void CellCursor::click(const QMouseEvent &event)
{
    if (event.button() == Qt::RightButton) {
        cancel();
        return;
    }
    const std::optional<Point> cell = m_canvas.cellAt(event.position().toPoint());
    if (cell && event.button() == Qt::LeftButton) {
        moveTo(*cell);
        Q_EMIT chosen(*cell);
    }
}

void CellCursor::press(const QKeyEvent &key)
{
    const bool isShifted = key.modifiers().testFlag(Qt::ShiftModifier);
    if (key.key() == Qt::Key_Escape) {
        cancel();
    } else if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        if (!key.isAutoRepeat()) {
            Q_EMIT chosen(m_cell);
        }
    } else if (key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab) {
        goRound(key.key() == Qt::Key_Backtab || isShifted ? -1 : 1);
    } else {
        const QKeyEvent plain = unshifted(key);
        std::optional<Direction> direction = directionOfKey(key.key());
        if (!direction && m_steps) {
            direction = m_steps(plain);
        }
        if (direction) {
            step(*direction, isShifted ? longStep : 1);
        }
    }
}

void CellCursor::step(Direction direction, int cells)
{
    const Point to = stepped(m_cell, direction, cells, m_canvas.levelSize());
    if (to != m_cell) {
        moveTo(to);
    }
}

void CellCursor::goRound(int step)
{
    const std::vector<Point> cells = m_sights ? m_sights() : std::vector<Point>();
    if (cells.empty()) {
        return;
    }
    const int count = int(cells.size());
    const auto found = std::find(cells.begin(), cells.end(), m_cell);
    const int before = found != cells.end() ? int(found - cells.begin()) : (step > 0 ? -1 : count);
    moveTo(cells[std::size_t((before + step + count) % count)]);
}
