#pragma once

#include <QSize>

class QWidget;

/// Resizes a dialog before it is shown. `wanted` is the dialog's size in logical pixels if the font has the usual size.
/// With a larger font, the dialog is larger, up to the size of the screen.
void resizeOnScreen(QWidget &dialog, QSize wanted);
/// Makes a dialog at least as high as its size hint, up to the height of the screen.
void heightenOnScreen(QWidget &dialog);
