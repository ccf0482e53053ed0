#include "app/window/paneldock.h"

#include <QStyleOptionDockWidget>

void PanelDock::setTitleShown(bool isShown)
{
    if (isShown != m_isTitleShown) {
        m_isTitleShown = isShown;
        update();
    }
}

void PanelDock::initStyleOption(QStyleOptionDockWidget *option) const
{
    QDockWidget::initStyleOption(option);
    if (!m_isTitleShown) {
        option->title.clear();
    }
}
