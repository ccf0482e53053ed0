#pragma once

class QVariant;
class QWidget;

/// Sets a property that the style sheet uses, and updates the style of the widget.
void setStyled(QWidget *widget, const char *property, const QVariant &value);
