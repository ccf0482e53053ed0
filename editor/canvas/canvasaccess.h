#pragma once

#include <QAccessibleWidget>

class Canvas;

/// The accessible interface of a canvas: the name and the description of the widget, and its child objects. The first
/// child is the cell under the cursor, and its name is Canvas::cellSentence(). Without a sentence there is no such
/// child.
///
/// Whenever the sentence or the cell changes, a new child replaces this first child, as if the focus moved to the next
/// row of a list. This is necessary because screen readers read out only a child that gets the focus. They ignore the
/// changed name of an existing child, and Qt 6.4 has no other way to announce a text.
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
    /// Returns the child for the present sentence; null if the sentence is empty. Creates a new child if the sentence
    /// or its cell has changed.
    QAccessibleInterface *cell() const;

    mutable QAccessible::Id m_cell = 0; ///< the child of the present sentence; 0 before the first one
    /// The child that m_cell has replaced, which a screen reader may still query; 0 if there is none.
    mutable QAccessible::Id m_left = 0;
};

/// Makes Qt use CanvasAccess for all canvases. The constructor of Canvas calls it.
void installCanvasAccess();
/// Makes screen readers read out the sentence of the canvas, if it is not empty and the canvas has the keyboard focus.
void tellCell(Canvas &canvas);
