#pragma once

#include <QDialogButtonBox>
#include <QSize>

class QDialog;

// Set-up of dialogs: standard buttons and sizes.

/// Sets the object names of a dialog's standard buttons: the dialog's object name followed by the name of the button,
/// such as "newLevelDialogOk".
void nameButtons(const QDialog &dialog);
/// Creates buttons that accept and reject a dialog, with object names as set by nameButtons(). Set the dialog's own
/// object name first. The caller must put the buttons into a layout.
QDialogButtonBox *dialogButtons(QDialog &dialog, QDialogButtonBox::StandardButtons which = QDialogButtonBox::Ok
                                                                                           | QDialogButtonBox::Cancel);

/// Resizes a dialog before it is shown. `wanted` is the dialog's size in logical pixels if the font has the usual size.
/// With a larger font, the dialog is larger, up to the size of the screen.
void resizeOnScreen(QWidget &dialog, QSize wanted);
/// Makes a dialog at least as high as its size hint, up to the height of the screen.
void heightenOnScreen(QWidget &dialog);
