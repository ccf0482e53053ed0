#pragma once

class QWidget;
template<typename T>
class QList;

/// Moves the focus from the current panel to the next visible one, cyclically; `step` is 1 or -1. The first widget for
/// Tab in the panel gets the focus, or the panel itself if there is none. `panels` are in screen order.
void cyclePanels(const QList<QWidget *> &panels, int step);
/// Scrolls the areas that contain `target` so that it is visible, as far as possible.
void scrollTo(QWidget &target);
/// Makes Tab visit `parts` in this order, regardless of when they and their children were made.
void orderTabs(const QList<QWidget *> &parts);
