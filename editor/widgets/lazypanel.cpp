#include "editor/widgets/lazypanel.h"

#include "editor/widgets/layouts.h"

#include <QVBoxLayout>

#include <utility>

LazyPanel::LazyPanel(Make make, QWidget *parent) : QWidget(parent), m_make(std::move(make))
{
    newLayout<QVBoxLayout>(this, 0);
}

void LazyPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (const Make make = std::exchange(m_make, nullptr)) {
        QWidget *panel = make();
        layout()->addWidget(panel);
        panel->show();
        setFocusProxy(panel->focusProxy() ? panel->focusProxy() : panel);
    }
}
