#pragma once

#include <QStringList>

class QWidget;

/// What a screen reader calls a widget.
QString spokenName(QWidget &widget);
/// What is wrong with what it says of a page or a dialog and all that can be seen in it, one line each: something that
/// takes the keyboard and has no name, a name that hides the text on a label or button, markup that is read out.
QStringList falseSpeechIn(QWidget &root);
