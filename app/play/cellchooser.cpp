#include "app/play/cellchooser.h"

#include "gamecore/fov/line.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

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

CellChooser::CellChooser(Canvas &canvas, QObject *parent)
    : QObject(parent), m_canvas(canvas), m_cursor(canvas, choosingKeys(), CursorLook::Mouse)
{
    m_canvas.installEventFilter(this);
    m_canvas.viewport()->installEventFilter(this);
    connect(&m_canvas.mouse(), &CanvasMouse::hovered, this, [this](std::optional<Point> cell) {
        if (m_isActive && cell) {
            forgetMovedView();
            m_cursor.moveToMouse(*cell);
        }
    });
    connect(&m_cursor, &CellCursor::moved, this, [this] {
        if (m_isActive) {
            m_followed = m_canvas.scrollGoal();
            Q_EMIT moved(cell());
        }
    });
}

void CellChooser::start(Point cell)
{
    m_home = m_canvas.viewState();
    m_followed = m_canvas.scrollGoal();
    m_isActive = true;
    m_canvas.setFocus();
    m_canvas.activateWindow(); // the focus may be in a floating panel
    if (m_isActive) {          // an overlay card keeps the focus
        moveTo(cell);
    }
    Q_EMIT activeChanged(m_isActive);
}

void CellChooser::end()
{
    if (m_isActive) {
        m_isActive = false;
        m_cursor.hide();
        comeBack();
        Q_EMIT activeChanged(false);
    }
}

bool CellChooser::isMovedByOthers() const
{
    return m_canvas.scrollGoal() != m_followed;
}

void CellChooser::comeBack()
{
    const Canvas::ViewState now = m_canvas.viewState();
    if (m_home && !isMovedByOthers() && now.tileSize == m_home->tileSize && now.isFit == m_home->isFit
        && now.scroll != m_home->scroll) {
        m_canvas.setViewState(*m_home);
    }
}

void CellChooser::cancel()
{
    end();
    Q_EMIT canceled();
}

void CellChooser::moveTo(Point cell)
{
    forgetMovedView();
    m_cursor.moveTo(cell);
}

/// Keeps the view after the choice if the user scrolled it meanwhile.
void CellChooser::forgetMovedView()
{
    if (isMovedByOthers()) {
        forgetView();
    }
}

bool CellChooser::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_isActive) {
        return QObject::eventFilter(watched, event);
    }
    return watched == &m_canvas ? filterCanvas(event) : filterViewport(event);
}

bool CellChooser::filterCanvas(QEvent *event)
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

bool CellChooser::filterViewport(QEvent *event)
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

void CellChooser::click(const QMouseEvent &event)
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

void CellChooser::press(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_Escape) {
        cancel();
    } else if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        if (!key.isAutoRepeat()) {
            Q_EMIT chosen(cell());
        }
    } else if (key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab) {
        goRound(key.key() == Qt::Key_Backtab || key.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    } else {
        const std::optional<Point> to = m_cursor.cellAfter(key, cell());
        if (to && to != m_cursor.cell()) {
            moveTo(*to);
        }
    }
}

void CellChooser::goRound(int step)
{
    const std::vector<Point> cells = m_sights ? m_sights() : std::vector<Point>();
    if (cells.empty()) {
        return;
    }
    const int count = int(cells.size());
    const auto found = std::find(cells.begin(), cells.end(), cell());
    const int before = found != cells.end() ? int(found - cells.begin()) : (step > 0 ? -1 : count);
    moveTo(cells[std::size_t((before + step + count) % count)]);
}
