#pragma once

#include <QDialogButtonBox>

class QDialog;

/// Sets the object names of a dialog's standard buttons: the dialog's object name followed by the button's, such as
/// "newLevelDialogOk".
void nameButtons(const QDialog &dialog);
/// Creates the buttons to accept and reject a dialog, with such object names; the dialog must have its own already. The
/// caller must put them into a layout.
QDialogButtonBox *dialogButtons(QDialog &dialog, QDialogButtonBox::StandardButtons which = QDialogButtonBox::Ok
                                                                                           | QDialogButtonBox::Cancel);
