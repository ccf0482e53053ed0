#include "editor/desk/keycursor.h"

#include "editor/canvas/canvas.h"
#include "editor/tools/cursorkeys.h"

#include <QCursor>
#include <QFocusEvent>
#include <QKeyEvent>

#include <utility>

namespace {

/// Keys of a keypad mean the same.
Qt::KeyboardModifiers meantBy(const QKeyEvent &key)
{
    return key.modifiers() & ~Qt::KeypadModifier;
}

Size pageOf(const Canvas &canvas)
{
    const QSize cells = canvas.viewedCells().size().toSize();
    return {qMax(1, cells.width() - 1), qMax(1, cells.height() - 1)};
}

} // namespace

KeyCursor::KeyCursor(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent)
    : QObject(parent), m_document(document), m_toolbox(toolbox), m_canvas(canvas)
{
    canvas.installEventFilter(this);
    canvas.viewport()->installEventFilter(this);
    connect(&document, &LevelDocument::levelReplaced, this, [this] {
        hide();
        m_last.reset();
    });
    connect(&toolbox, &Toolbox::previewChanged, this, [this] {
        if (!m_toolbox.isStroking()) {
            m_stroke = Stroke::None; // also if another one has canceled it
        }
    });
    connect(&document, &LevelDocument::regionChanged, this, &KeyCursor::onLevelChanged);
}

void KeyCursor::setActive(bool isActive)
{
    m_isActive = isActive;
    if (!isActive) {
        hide();
    }
}

/// The level may be smaller than it was.
void KeyCursor::onLevelChanged()
{
    const Size size = m_document.level().size();
    if (m_cell && !size.contains(*m_cell)) {
        moveTo({qBound(0, m_cell->x, size.width - 1), qBound(0, m_cell->y, size.height - 1)});
    }
}

void KeyCursor::moveTo(Point cell, Qt::KeyboardModifiers modifiers)
{
    if (!m_cell) {
        m_mouse = QCursor::pos();
    }
    m_cell = cell;
    m_last = cell;
    m_canvas.revealCell(cell);
    if (isStroking()) {
        m_toolbox.drag(cell, modifiers);
    }
    m_toolbox.hover(cell);
    Q_EMIT moved();
}

void KeyCursor::hide()
{
    m_stroke = Stroke::None;
    if (std::exchange(m_cell, std::nullopt)) {
        const QWidget *viewport = m_canvas.viewport();
        m_toolbox.hover(viewport->underMouse() ? m_canvas.cellAt(viewport->mapFromGlobal(QCursor::pos()))
                                               : std::nullopt);
        Q_EMIT moved();
    }
}

Point KeyCursor::startCell() const
{
    const Size size = m_document.level().size();
    if (m_toolbox.hovered()) {
        return *m_toolbox.hovered();
    }
    if (m_last && size.contains(*m_last)) {
        return *m_last;
    }
    const QPointF center = (m_canvas.viewedCells() & QRectF(0, 0, size.width, size.height)).center();
    return {qBound(0, int(center.x()), size.width - 1), qBound(0, int(center.y()), size.height - 1)};
}

bool KeyCursor::eventFilter(QObject *watched, QEvent *event)
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

bool KeyCursor::filterCanvas(QEvent *event)
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

void KeyCursor::filterViewport(QEvent *event)
{
    if (isStroking()) {
        return; // a press of the mouse takes the stroke back, all else leaves it alone
    }
    if (event->type() == QEvent::MouseButtonPress) {
        hide();
    } else if (event->type() == QEvent::MouseMove && m_cell) {
        // A window that opens or closes below the mouse tells of moves that were none.
        if (static_cast<QMouseEvent *>(event)->globalPosition().toPoint() != m_mouse) {
            hide();
        }
    }
}

bool KeyCursor::press(const QKeyEvent &key)
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

bool KeyCursor::move(const QKeyEvent &key)
{
    const Point from = m_cell ? *m_cell : startCell();
    const std::optional<Point> to =
        cellAfter(key.key(), meantBy(key), from, m_document.level().terrain, pageOf(m_canvas));
    if (to && (to != m_cell)) {
        moveTo(*to, meantBy(key));
    }
    return to.has_value();
}

bool KeyCursor::use(Qt::MouseButton button, Qt::KeyboardModifiers modifiers, int key)
{
    if (isStroking()) {
        end(modifiers);
        return true;
    }
    const bool wasSeen = m_cell || m_toolbox.hovered();
    if (!m_cell) {
        start();
    }
    if (!wasSeen) {
        return true; // nobody draws where nothing is to be seen
    }
    const ToolInfo &tool = infoOf(m_toolbox.tool());
    const bool isStretched = tool.isStretched && (button == Qt::LeftButton || tool.hasShape());
    m_toolbox.press(*m_cell, button, modifiers);
    if (m_toolbox.isStroking()) {
        m_stroke = isStretched ? Stroke::Stretched : Stroke::Held;
        m_strokeKey = key;
    }
    Q_EMIT moved();
    return true;
}

void KeyCursor::release(int key)
{
    if (m_stroke == Stroke::Held && m_strokeKey == key) {
        end({});
    }
}

void KeyCursor::end(Qt::KeyboardModifiers modifiers)
{
    m_stroke = Stroke::None;
    if (m_cell) {
        m_toolbox.release(*m_cell, modifiers);
        Q_EMIT moved();
    }
}

bool KeyCursor::cancel()
{
    if (!isStroking()) {
        return false;
    }
    m_stroke = Stroke::None;
    m_toolbox.cancel();
    Q_EMIT moved();
    return true;
}

void KeyCursor::onFocusLost(Qt::FocusReason reason)
{
    const bool comesBack = reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason;
    if (m_stroke == Stroke::Held && isStroking()) {
        end({}); // the key will be released elsewhere
    } else if (!comesBack) {
        cancel();
    }
}
