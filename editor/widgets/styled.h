#pragma once

class QVariant;
class QWidget;

/// Sets a property that the style sheet uses in a selector. If the value changes, applies the style sheet to the widget
/// again.
void setStyled(QWidget *widget, const char *property, const QVariant &value);
