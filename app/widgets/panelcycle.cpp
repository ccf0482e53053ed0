#include "app/widgets/panelcycle.h"

#include <QApplication>
#include <QScrollArea>
#include <QWidget>

#include <algorithm>

namespace {

bool takesKeyboard(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// Widgets that Tab goes to in a panel, in the order in which they were made.
QList<QWidget *> targetsIn(QWidget *panel)
{
    QList<QWidget *> targets = QList<QWidget *>{panel} + panel->findChildren<QWidget *>();
    targets.removeIf([](const QWidget *widget) { return !takesKeyboard(widget); });
    return targets;
}

/// Whether a panel has the keyboard in its window: panels may float.
bool hasKeyboard(const QWidget *panel)
{
    const QWidget *focus = QApplication::focusWidget() ? QApplication::focusWidget() : panel->window()->focusWidget();
    return focus && (focus == panel || panel->isAncestorOf(focus));
}

} // namespace

void scrollTo(QWidget &target)
{
    for (QWidget *parent = target.parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(parent)) {
            area->ensureWidgetVisible(&target);
        }
    }
}

void cyclePanels(const QList<QWidget *> &panels, int step)
{
    const auto current = std::find_if(panels.begin(), panels.end(), hasKeyboard);
    const qsizetype from = current == panels.end() ? -step : current - panels.begin();
    for (qsizetype i = 1; i <= panels.size(); ++i) {
        const qsizetype place = (from + step * i + panels.size() * 2) % panels.size();
        const QList<QWidget *> targets =
            panels.at(place)->isVisible() ? targetsIn(panels.at(place)) : QList<QWidget *>();
        if (!targets.isEmpty()) {
            targets.first()->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            targets.first()->activateWindow();
            return;
        }
    }
}

void orderTabs(const QList<QWidget *> &parts)
{
    QWidget *before = nullptr;
    for (QWidget *part : parts) {
        for (QWidget *target : targetsIn(part)) {
            if (before) {
                QWidget::setTabOrder(before, target);
            }
            before = target;
        }
    }
}
