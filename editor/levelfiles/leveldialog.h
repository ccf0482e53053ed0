#pragma once

class LevelDocument;
class QDialog;

/// Shows a dialog that asks something about the edited level, and tells whether it was accepted for that level. While
/// it is open the level may be read anew from the disk: then that is said, and what was answered counts for nothing.
bool isAcceptedFor(const LevelDocument &document, QDialog &dialog);
