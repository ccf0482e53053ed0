#pragma once

class QVariant;
class QWidget;

/// Sets a property that the style sheet goes by, and styles the widget by it at once.
void setStyled(QWidget *widget, const char *property, const QVariant &value);
