#pragma once

class QWidget;

/// Creates a layout of class `Layout` for a widget, which owns it. `margin`, the same on all sides, and `gap`, the
/// spacing, are in logical pixels; -1 is the spacing of the style.
template<typename Layout>
Layout *newLayout(QWidget *widget, int margin, int gap = -1)
{
    auto *layout = new Layout(widget);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gap); // -1 selects the style's spacing
    return layout;
}
