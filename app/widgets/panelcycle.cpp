#include "app/widgets/panelcycle.h"

#include <QApplication>
#include <QFocusEvent>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool takesKeyboard(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// Returns the widgets of a panel that accept Tab, in the order of their creation.
QList<QWidget *> targetsIn(QWidget *panel)
{
    QList<QWidget *> targets = QList<QWidget *>{panel} + panel->findChildren<QWidget *>();
    targets.removeIf([](const QWidget *widget) { return !takesKeyboard(widget); });
    return targets;
}

/// True if a panel has the focus in its window; panels may float.
bool hasKeyboard(const QWidget *panel)
{
    const QWidget *focus = QApplication::focusWidget() ? QApplication::focusWidget() : panel->window()->focusWidget();
    return focus && (focus == panel || panel->isAncestorOf(focus));
}

/// A frame that shows that a whole panel has the focus, until another part of its window gets it.
class KeyboardFrame : public QWidget {
public:
    explicit KeyboardFrame(QWidget &panel) : QWidget(&panel)
    {
        setObjectName(u"keyboardFrame"_s);
        setAttribute(Qt::WA_StyledBackground);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        panel.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FocusOut) {
            hide();
            const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
            if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) {
                deleteLater();
            }
        } else if (event->type() == QEvent::FocusIn || event->type() == QEvent::Resize) {
            setGeometry(parentWidget()->rect());
            raise();
            setVisible(parentWidget()->hasFocus());
        }
        return QWidget::eventFilter(watched, event);
    }
};

/// Returns the widget that F6 focuses: the first one for Tab, or the panel itself, so that it can be read and scrolled.
QWidget *targetIn(QWidget *panel)
{
    if (!panel->isVisible() || !panel->isEnabled()) {
        return nullptr;
    }
    const QList<QWidget *> targets = targetsIn(panel);
    if (targets.isEmpty() && !panel->hasFocus()) {
        new KeyboardFrame(*panel);
    }
    return targets.value(0, panel);
}

} // namespace

void cyclePanels(const QList<QWidget *> &panels, int step)
{
    const auto current = std::find_if(panels.begin(), panels.end(), hasKeyboard);
    const qsizetype from = current == panels.end() ? -step : current - panels.begin();
    for (qsizetype i = 1; i <= panels.size(); ++i) {
        const qsizetype place = (from + step * i + panels.size() * 2) % panels.size();
        if (QWidget *target = targetIn(panels.at(place))) {
            target->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            target->activateWindow();
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
