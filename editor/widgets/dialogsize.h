#pragma once

#include <QSize>

class QWidget;

/// Gives a dialog the size `wanted`, in logical pixels beside a font of the usual size, before it is shown: more with a
/// larger font, and never more than its screen has room for.
void resizeOnScreen(QWidget &dialog, QSize wanted);
/// Makes a dialog as high as its content wants to be, if its screen has room for that.
void heightenOnScreen(QWidget &dialog);
