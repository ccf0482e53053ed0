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
    retranslateOnChange(*this, [this] { nameRest(); });
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

/// Sets up Qt's button for commands that do not fit, which has no accessible name and could get the focus.
void FixedBar::nameRest()
{
    if (auto *rest = findChild<QToolButton *>(u"qt_toolbar_ext_button"_s)) {
        rest->setAccessibleName(tr("Commands that do not fit in this bar"));
    }
}
