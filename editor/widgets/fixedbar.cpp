#include "editor/widgets/fixedbar.h"

#include "editor/widgets/languagechange.h"

#include <QCoreApplication>
#include <QEvent>
#include <QToolButton>

using namespace Qt::StringLiterals;

FixedBar::FixedBar(const QString &objectName, QWidget *parent) : QToolBar(parent)
{
    setObjectName(objectName);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    keepTranslated(*this, [this] { nameRest(); });
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

/// Names Qt's button for what has no room, which would take the keyboard and has no name.
void FixedBar::nameRest()
{
    if (auto *rest = findChild<QToolButton *>(u"qt_toolbar_ext_button"_s)) {
        rest->setAccessibleName(tr("Commands that do not fit in this bar"));
    }
}
