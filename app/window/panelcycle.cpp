#include "app/window/panelcycle.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace {

bool takesKeyboard(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// The widget in a panel that gets the keyboard; null if none does.
QWidget *targetIn(QWidget *panel)
{
    if (takesKeyboard(panel)) {
        return panel;
    }
    const QList<QWidget *> children = panel->findChildren<QWidget *>();
    const auto found = std::find_if(children.begin(), children.end(), takesKeyboard);
    return found == children.end() ? nullptr : *found;
}

bool hasKeyboard(const QWidget *panel)
{
    const QWidget *window = panel->window();
    const QWidget *focus = window->focusWidget();
    return focus && (focus == panel || panel->isAncestorOf(focus));
}

} // namespace

void cyclePanels(const QList<QWidget *> &panels, int step)
{
    const auto current = std::find_if(panels.begin(), panels.end(), hasKeyboard);
    const qsizetype from = current == panels.end() ? -step : current - panels.begin();
    for (qsizetype i = 1; i <= panels.size(); ++i) {
        const qsizetype place = (from + step * i + panels.size() * 2) % panels.size();
        QWidget *target = panels.at(place)->isVisible() ? targetIn(panels.at(place)) : nullptr;
        if (target) {
            target->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
}
