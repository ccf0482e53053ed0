#include "editor/canvas/canvasaccess.h"

#include "editor/canvas/canvas.h"

namespace {

QAccessibleInterface *accessOf(const QString &, QObject *object)
{
    auto *canvas = qobject_cast<Canvas *>(object);
    return canvas ? new CanvasAccess(canvas) : nullptr;
}

class CellAccess : public QAccessibleInterface {
public:
    explicit CellAccess(Canvas &canvas)
        : m_canvas(canvas), m_sentence(canvas.cellSentence()), m_cell(canvas.sentenceCell())
    {
    }

    bool isCurrent() const { return m_sentence == m_canvas.cellSentence() && m_cell == m_canvas.sentenceCell(); }

    bool isValid() const override { return true; }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_canvas.window()->windowHandle(); }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = isCurrent() && m_canvas.hasFocus();
        return state;
    }
    QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? m_sentence : QString(); }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        const QWidget *viewport = m_canvas.viewport();
        const QRect place = m_cell ? m_canvas.viewportRectOf(*m_cell) & viewport->rect() : viewport->rect();
        return place.translated(viewport->mapToGlobal(QPoint()));
    }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(&m_canvas); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

private:
    Canvas &m_canvas;
    QString m_sentence;
    std::optional<Point> m_cell;
};

} // namespace

CanvasAccess::CanvasAccess(Canvas *canvas) : QAccessibleWidget(canvas, QAccessible::Canvas)
{
}

CanvasAccess::~CanvasAccess()
{
    for (const QAccessible::Id id : {m_cell, m_left}) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

const Canvas &CanvasAccess::canvas() const
{
    return *static_cast<const Canvas *>(widget());
}

QAccessibleInterface *CanvasAccess::cell() const
{
    if (canvas().cellSentence().isEmpty()) {
        return nullptr;
    }
    const auto *shown = static_cast<CellAccess *>(QAccessible::accessibleInterface(m_cell));
    if (!shown || !shown->isCurrent()) {
        QAccessible::deleteAccessibleInterface(m_left);
        m_left = m_cell;
        m_cell = QAccessible::registerAccessibleInterface(new CellAccess(*static_cast<Canvas *>(widget())));
    }
    return QAccessible::accessibleInterface(m_cell);
}

int CanvasAccess::childCount() const
{
    return QAccessibleWidget::childCount() + (cell() ? 1 : 0);
}

QAccessibleInterface *CanvasAccess::child(int index) const
{
    QAccessibleInterface *first = cell();
    return first && index == 0 ? first : QAccessibleWidget::child(first ? index - 1 : index);
}

int CanvasAccess::indexOfChild(const QAccessibleInterface *child) const
{
    const QAccessibleInterface *first = cell();
    if (child == first) {
        return 0;
    }
    const int index = QAccessibleWidget::indexOfChild(child);
    return first && index >= 0 ? index + 1 : index;
}

QAccessibleInterface *CanvasAccess::focusChild() const
{
    QAccessibleInterface *first = canvas().hasFocus() ? cell() : nullptr;
    return first ? first : QAccessibleWidget::focusChild();
}

void installCanvasAccess()
{
    QAccessible::installFactory(accessOf);
}

void tellCell(Canvas &canvas)
{
    if (canvas.hasFocus() && !canvas.cellSentence().isEmpty()) {
        QAccessibleEvent event(&canvas, QAccessible::Focus);
        event.setChild(0);
        QAccessible::updateAccessibility(&event);
    }
}
