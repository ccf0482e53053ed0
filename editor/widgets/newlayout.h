#pragma once

class QWidget;

/// Creates a layout of class `Layout` for a widget, which owns it, with the same margin on all sides and the given
/// spacing, in logical pixels. The default spacing is that of the style.
template<typename Layout>
Layout *newLayout(QWidget *widget, int margin, int gap = -1)
{
    auto *layout = new Layout(widget);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gap); // -1 selects the style's spacing
    return layout;
}
