#pragma once

#include <QAccessibleWidget>

class Canvas;

/// What screen readers are told of a canvas: name and description of the widget, and as its value the sentence about
/// the cell under the cursor.
class CanvasAccess : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit CanvasAccess(Canvas *canvas);

    QString text(QAccessible::Text kind) const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QVariant currentValue() const override;
    /// The value is told, not chosen.
    void setCurrentValue(const QVariant &value) override;
    QVariant maximumValue() const override { return {}; }
    QVariant minimumValue() const override { return {}; }
    QVariant minimumStepSize() const override { return {}; }
};

/// From then on every canvas has one.
void installCanvasAccess();
