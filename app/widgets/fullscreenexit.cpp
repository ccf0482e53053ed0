#include "app/widgets/fullscreenexit.h"

#include "editor/widgets/languagechange.h"

#include <QAction>
#include <QEvent>

using namespace Qt::StringLiterals;

FullScreenExit::FullScreenExit(QAction *action, QWidget *window) : QToolButton(window)
{
    setObjectName(u"leaveFullScreen"_s);
    setFocusPolicy(Qt::NoFocus);
    setIcon(action->icon());
    connect(this, &QToolButton::clicked, action, &QAction::trigger);
    window->installEventFilter(this);
    retranslateOnChange(*this, [this] { retranslate(); });
    hide();
}

bool FullScreenExit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange || event->type() == QEvent::Resize) {
        showIfNeeded();
    }
    return QToolButton::eventFilter(watched, event);
}

void FullScreenExit::showIfNeeded()
{
    setVisible(window()->isFullScreen());
    if (window()->isFullScreen()) {
        adjustSize();
        move(window()->width() - width(), 0);
        raise();
    }
}

void FullScreenExit::retranslate()
{
    setAccessibleName(tr("Leave full screen"));
    setToolTip(tr("Leave full screen (Escape)"));
}
