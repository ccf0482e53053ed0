#pragma once

#include <QDialogButtonBox>

class QDialog;

/// Gives each standard button of a dialog an object name: that of the dialog and its own, such as "newLevelDialogOk".
void nameButtons(const QDialog &dialog);
/// Buttons that accept and reject a dialog, named so: it has its own name already. Their owner is who lays them out.
QDialogButtonBox *dialogButtons(QDialog &dialog, QDialogButtonBox::StandardButtons which = QDialogButtonBox::Ok
                                                                                           | QDialogButtonBox::Cancel);
