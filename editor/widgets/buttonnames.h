#pragma once

#include <QDialogButtonBox>

class QDialog;

/// Sets the object names of a dialog's standard buttons: the dialog's object name followed by the name of the button,
/// such as "newLevelDialogOk".
void nameButtons(const QDialog &dialog);
/// Creates buttons that accept and reject a dialog, with object names as set by nameButtons(). Set the dialog's own
/// object name first. The caller must put the buttons into a layout.
QDialogButtonBox *dialogButtons(QDialog &dialog, QDialogButtonBox::StandardButtons which = QDialogButtonBox::Ok
                                                                                           | QDialogButtonBox::Cancel);
