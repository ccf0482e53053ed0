#include "editor/view/keystrokes.h"

#include "editor/canvas/canvas.h"

#include <QCursor>
#include <QFocusEvent>
#include <QKeyEvent>

namespace {

/// Returns the modifiers without the keypad flag.
Qt::KeyboardModifiers meantBy(const QKeyEvent &key)
{
    return key.modifiers() & ~Qt::KeypadModifier;
}

} // namespace

KeyStrokes::KeyStrokes(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent)
    : QObject(parent), m_toolbox(toolbox), m_canvas(canvas), m_cursor(canvas, drawingKeys(), CursorLook::Keys)
{
    canvas.installEventFilter(this);
    canvas.viewport()->installEventFilter(this);
    connect(&document, &LevelDocument::levelReplaced, this, [this] {
        hide();
        m_last.reset();
    });
    connect(&toolbox, &Toolbox::previewChanged, this, [this] {
        if (!m_toolbox.isStroking()) {
            m_stroke = Stroke::None; // even if another object has cancelled it
        }
    });
}

void KeyStrokes::setActive(bool isActive)
{
    m_isActive = isActive;
    if (!isActive) {
        hide();
    }
}

void KeyStrokes::moveTo(Point cell, Qt::KeyboardModifiers modifiers)
{
    if (!m_cursor.cell()) {
        m_mouse = QCursor::pos();
    }
    m_cursor.moveTo(cell);
    m_last = cell;
    if (isStroking()) {
        m_toolbox.drag(cell, modifiers);
    }
    m_toolbox.hover(cell);
    Q_EMIT changed();
}

void KeyStrokes::hide()
{
    m_stroke = Stroke::None;
    if (cell()) {
        m_cursor.hide();
        const QWidget *viewport = m_canvas.viewport();
        m_toolbox.hover(viewport->underMouse() ? m_canvas.cellAt(viewport->mapFromGlobal(QCursor::pos()))
                                               : std::nullopt);
        Q_EMIT changed();
    }
}

Point KeyStrokes::startCell() const
{
    const Size size = m_canvas.levelSize();
    if (m_toolbox.hovered()) {
        return *m_toolbox.hovered();
    }
    if (m_last && size.contains(*m_last)) {
        return *m_last;
    }
    const QPointF center = (m_canvas.viewedCells() & QRectF(0, 0, size.width, size.height)).center();
    return cellWithin({int(center.x()), int(center.y())}, size);
}

bool KeyStrokes::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_isActive) {
        return false;
    }
    if (watched != &m_canvas) {
        filterViewport(event);
        return false;
    }
    return filterCanvas(event);
}

bool KeyStrokes::filterCanvas(QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        return press(*static_cast<QKeyEvent *>(event));
    case QEvent::KeyRelease: {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!key->isAutoRepeat()) {
            release(key->key());
        }
        return false;
    }
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason) {
            start();
        }
        return false;
    }
    case QEvent::FocusOut:
        onFocusLost(static_cast<QFocusEvent *>(event)->reason());
        return false;
    default:
        return false;
    }
}

void KeyStrokes::filterViewport(QEvent *event)
{
    if (isStroking()) {
        return; // a mouse press cancels the stroke, all other events are ignored
    }
    if (event->type() == QEvent::MouseButtonPress) {
        hide();
    } else if (event->type() == QEvent::MouseMove && cell()) {
        // A window that opens or closes below the mouse sends move events without a move.
        if (static_cast<QMouseEvent *>(event)->globalPosition().toPoint() != m_mouse) {
            hide();
        }
    }
}

bool KeyStrokes::press(const QKeyEvent &key)
{
    const bool isOfMouse = m_toolbox.isStroking() && !isStroking();
    if (isOfMouse) {
        return false;
    }
    const Qt::KeyboardModifiers modifiers = meantBy(key);
    switch (key.key()) {
    case Qt::Key_Escape:
        return cancel();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return key.isAutoRepeat() || use(Qt::LeftButton, modifiers, key.key());
    case Qt::Key_Insert:
        return key.isAutoRepeat() || use(Qt::LeftButton, modifiers | Qt::AltModifier, key.key());
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return key.isAutoRepeat() || use(Qt::RightButton, modifiers, key.key());
    default:
        return !modifiers.testFlag(Qt::AltModifier) && move(key);
    }
}

bool KeyStrokes::move(const QKeyEvent &key)
{
    const std::optional<Point> to = m_cursor.cellAfter(key, cell() ? *cell() : startCell());
    if (to && to != cell()) {
        moveTo(*to, meantBy(key));
    }
    return to.has_value();
}

bool KeyStrokes::use(Qt::MouseButton button, Qt::KeyboardModifiers modifiers, int key)
{
    if (isStroking()) {
        end(modifiers);
        return true;
    }
    const bool wasSeen = cell() || m_toolbox.hovered();
    if (!cell()) {
        start();
    }
    if (!wasSeen) {
        return true; // there is nothing visible to draw on
    }
    const ToolInfo &tool = infoOf(m_toolbox.tool());
    const bool isTwoPoint = tool.isTwoPoint && (button == Qt::LeftButton || tool.hasShape());
    m_toolbox.press(*cell(), button, modifiers);
    if (m_toolbox.isStroking()) {
        m_stroke = isTwoPoint ? Stroke::Stretched : Stroke::Held;
        m_strokeKey = key;
    }
    Q_EMIT changed();
    return true;
}

void KeyStrokes::release(int key)
{
    if (m_stroke == Stroke::Held && m_strokeKey == key) {
        end({});
    }
}

void KeyStrokes::end(Qt::KeyboardModifiers modifiers)
{
    m_stroke = Stroke::None;
    if (cell()) {
        m_toolbox.release(*cell(), modifiers);
        Q_EMIT changed();
    }
}

bool KeyStrokes::cancel()
{
    if (!isStroking()) {
        return false;
    }
    m_stroke = Stroke::None;
    m_toolbox.cancel();
    Q_EMIT changed();
    return true;
}

void KeyStrokes::onFocusLost(Qt::FocusReason reason)
{
    const bool comesBack = reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason;
    if (m_stroke == Stroke::Held && isStroking()) {
        end({}); // the key will be released in another window
    } else if (!comesBack) {
        cancel();
    }
}
