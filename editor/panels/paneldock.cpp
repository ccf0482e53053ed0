#include "editor/panels/paneldock.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>

PanelDock::PanelDock(QWidget *parent) : QDockWidget(parent), m_noTitle(new QWidget(this))
{
    m_noTitle->hide();
}

void PanelDock::setTitleShown(bool isShown)
{
    if (titleBarWidget() && titleBarWidget() != m_noTitle) {
        return;
    }
    QWidget *wanted = isShown ? nullptr : m_noTitle;
    if (titleBarWidget() != wanted) {
        setTitleBarWidget(wanted); // lays out the whole window
    }
}

void nameOnce(const QMainWindow &host, const QList<PanelDock *> &docks)
{
    for (PanelDock *dock : docks) {
        const QList<QDockWidget *> others = host.tabifiedDockWidgets(dock);
        const bool isTabbed = std::any_of(others.begin(), others.end(), [](const QDockWidget *other) {
            return other->toggleViewAction()->isChecked();
        });
        dock->setTitleShown(!isTabbed);
    }
}
