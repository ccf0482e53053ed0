#pragma once

#include <QSize>

class QWidget;

/// Resizes a dialog before it is shown. `wanted` is in logical pixels for a font of the usual size; a larger font
/// scales it, and the screen limits it.
void resizeOnScreen(QWidget &dialog, QSize wanted);
/// Makes a dialog as high as its content wants, within the limits of the screen.
void heightenOnScreen(QWidget &dialog);
