#pragma once

#include <QAccessibleWidget>

class Canvas;

/// What screen readers are told of a canvas: name and description of the widget, and as its first child the cell under
/// the cursor, whose name is the sentence about it. Each sentence is a child of its own, as rows of a list are, since
/// only another child that gets the focus is read out: Qt 6.4 has no announcements, and a name that changes is no news.
class CanvasAccess : public QAccessibleWidget {
public:
    explicit CanvasAccess(Canvas *canvas);
    ~CanvasAccess() override;
    Q_DISABLE_COPY_MOVE(CanvasAccess)

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *focusChild() const override;

private:
    const Canvas &canvas() const;
    QAccessibleInterface *cell() const;

    mutable QAccessible::Id m_cell = 0;
    mutable QAccessible::Id m_left = 0; ///< the one before: a reader may still ask for it
};

/// Gives every canvas made from then on such an interface.
void installCanvasAccess();
/// Tells of the cell under the cursor, if there is one and the canvas has the keyboard.
void tellCell(Canvas &canvas);
