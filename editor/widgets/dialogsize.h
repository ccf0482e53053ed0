#pragma once

#include <QSize>

class QWidget;

/// Resizes a dialog before it is shown. `wanted` is its size in logical pixels with a font of the usual size. A larger
/// font makes the dialog larger, up to the size of the screen.
void resizeOnScreen(QWidget &dialog, QSize wanted);
/// Makes a dialog at least as high as its size hint, up to the height of the screen.
void heightenOnScreen(QWidget &dialog);
