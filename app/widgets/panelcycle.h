#pragma once

class QWidget;
template<typename T>
class QList;

/// Moves the keyboard from the panel that has it to the next one that can be seen, going round; `step` is 1 or -1. What
/// takes Tab in it gets the keyboard, or the panel itself where nothing does. Panels are given in their order on the
/// screen.
void cyclePanels(const QList<QWidget *> &panels, int step);
/// Scrolls what holds `target` so that it is seen, as far as there is room.
void scrollTo(QWidget &target);
/// Makes Tab go through `parts` one after the other, whenever they and what is in them were made.
void orderTabs(const QList<QWidget *> &parts);
