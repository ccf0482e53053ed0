#pragma once

#include <QAccessibleWidget>

class Canvas;

/// The accessible interface of a canvas: name and description of the widget. Its first child is the cell under the
/// cursor, whose name is the sentence about it.
///
/// Each sentence is a new child, like rows of a list. Screen readers only read out a child that gets the focus: Qt 6.4
/// has no announcements, and changing a name has no effect.
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
    mutable QAccessible::Id m_left = 0; ///< the previous child; a reader may still query it
};

/// Installs this interface for all canvases created from now on.
void installCanvasAccess();
/// Announces the cell under the cursor, if there is one and the canvas has the focus.
void tellCell(Canvas &canvas);
