#pragma once

class QWidget;
template<typename T>
class QList;

/// Moves the focus from the current panel to the next visible and enabled one, cyclically; `step` is 1 or -1. In the
/// next panel, the first widget that accepts Tab gets the focus, or the panel itself if there is no such widget.
/// `panels` are in the order of the cycle.
void cyclePanels(const QList<QWidget *> &panels, int step);
/// Makes Tab visit `parts` in this order. Within a part, Tab visits the widgets in the order of their creation.
void orderTabs(const QList<QWidget *> &parts);
