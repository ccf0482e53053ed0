#include "editor/panels/fixedbar.h"

#include <QCoreApplication>
#include <QEvent>

FixedBar::FixedBar(const QString &objectName, QWidget *parent) : QToolBar(parent)
{
    setObjectName(objectName);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
}

bool FixedBar::event(QEvent *event)
{
    const bool isHandled = QToolBar::event(event);
    if (event->type() == QEvent::Polish) {
        QEvent change(QEvent::StyleChange);
        QCoreApplication::sendEvent(this, &change);
    }
    return isHandled;
}
