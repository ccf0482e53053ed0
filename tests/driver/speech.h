#pragma once

#include <QStringList>

class QWidget;

/// Returns the name of a widget for screen readers.
QString spokenName(QWidget &widget);
/// Returns the accessibility faults of a page or dialog and all its visible widgets, one line each: widgets that take
/// the keyboard focus but have no name, names that hide the text on a label or button, markup that is read out.
QStringList falseSpeechIn(QWidget &root);
