#include "editor/canvas/canvasaccess.h"

#include "editor/canvas/canvas.h"

namespace {

QAccessibleInterface *accessOf(const QString &, QObject *object)
{
    auto *canvas = qobject_cast<Canvas *>(object);
    return canvas ? new CanvasAccess(canvas) : nullptr;
}

} // namespace

CanvasAccess::CanvasAccess(Canvas *canvas) : QAccessibleWidget(canvas, QAccessible::Canvas)
{
}

QString CanvasAccess::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Value ? currentValue().toString() : QAccessibleWidget::text(kind);
}

void *CanvasAccess::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ValueInterface) {
        return static_cast<QAccessibleValueInterface *>(this);
    }
    return QAccessibleWidget::interface_cast(type);
}

QVariant CanvasAccess::currentValue() const
{
    return static_cast<const Canvas *>(widget())->cellSentence();
}

void CanvasAccess::setCurrentValue(const QVariant &)
{
}

void installCanvasAccess()
{
    QAccessible::installFactory(accessOf);
}
