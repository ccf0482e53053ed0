#pragma once

#include <QDialogButtonBox>

class QDialog;

/// Sets the object names of a dialog's standard buttons: the dialog's object name followed by the button's, such as
/// "newLevelDialogOk".
void nameButtons(const QDialog &dialog);
/// Creates a dialog's buttons to accept and reject it, with object names as set by nameButtons(). Set the dialog's own
/// object name first. The caller must put the buttons into a layout.
QDialogButtonBox *dialogButtons(QDialog &dialog, QDialogButtonBox::StandardButtons which = QDialogButtonBox::Ok
                                                                                           | QDialogButtonBox::Cancel);
