#pragma once

#include <QDialogButtonBox>

class QDialog;

/// Names each standard button of a dialog by the dialog's object name and its own, such as "newLevelDialogOk".
void nameButtons(const QDialog &dialog);
/// Buttons that accept and reject a dialog, with such names: it must have its own already. The caller, who lays them
/// out, owns them.
QDialogButtonBox *dialogButtons(QDialog &dialog, QDialogButtonBox::StandardButtons which = QDialogButtonBox::Ok
                                                                                           | QDialogButtonBox::Cancel);
