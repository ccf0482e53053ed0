#include "app/widgets/statusmenu.h"

#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <QToolButton>

QToolButton *addStatusMenu(QMainWindow &window, const QString &objectName, const QList<QAction *> &actions)
{
    auto *button = new QToolButton;
    button->setObjectName(objectName);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // keeps the bar as high as its text
    auto *menu = new QMenu(button);
    menu->addActions(actions);
    button->setMenu(menu);
    window.statusBar()->addPermanentWidget(button);
    button->hide();
    return button;
}
