#include "editor/widgets/styled.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

void setStyled(QWidget *widget, const char *property, const QVariant &value)
{
    if (widget->property(property) != value) {
        widget->setProperty(property, value);
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
}
