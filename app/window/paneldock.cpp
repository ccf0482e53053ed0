#include "app/window/paneldock.h"

PanelDock::PanelDock(QWidget *parent) : QDockWidget(parent), m_noTitle(new QWidget(this))
{
    m_noTitle->hide();
}

void PanelDock::setTitleShown(bool isShown)
{
    if (titleBarWidget() && titleBarWidget() != m_noTitle) {
        return;
    }
    setTitleBarWidget(isShown ? nullptr : m_noTitle);
}
