#pragma once

class LevelDocument;
class QDialog;

/// Runs a dialog about the edited level. True if it was accepted for that level. If the level is reloaded from disk
/// meanwhile, the dialog is closed with a message and false is returned.
bool isAcceptedFor(const LevelDocument &document, QDialog &dialog);
