#pragma once

class QDialog;

/// Gives each standard button of a dialog an object name: that of the dialog and its own, such as "newLevelDialogOk".
void nameButtons(const QDialog &dialog);
