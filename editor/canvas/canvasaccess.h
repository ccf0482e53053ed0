#pragma once

#include <QAccessibleWidget>

class Canvas;

/// The accessible interface of a canvas: name and description of the widget. Its first child is the cell under the
/// cursor. The child's name is Canvas::cellSentence(); without a sentence there is no such child.
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
    /// Returns the child for the present sentence, a new one if the sentence has changed; null if it is empty.
    QAccessibleInterface *cell() const;

    mutable QAccessible::Id m_cell = 0; ///< the child of the present sentence; 0 before the first one
    /// The child before m_cell, which a screen reader may still query; 0 if there is none.
    mutable QAccessible::Id m_left = 0;
};

/// Makes Qt use CanvasAccess for all canvases. Each canvas calls it when it is created.
void installCanvasAccess();
/// Makes screen readers read out the sentence of the canvas, if it is not empty and the canvas has the keyboard focus.
void tellCell(Canvas &canvas);
