#pragma once

class QWidget;

/// A layout of the class `Layout` for a widget, which owns it, with the same margin at all four sides and that gap
/// between its parts, in logical pixels. Without a gap: as the style has it.
template<typename Layout>
Layout *newLayout(QWidget *widget, int margin, int gap = -1)
{
    auto *layout = new Layout(widget);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gap); // for -1 Qt asks the style
    return layout;
}
