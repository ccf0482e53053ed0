#pragma once

class LevelDocument;
class QDialog;

/// Runs a dialog about the edited level and returns true if the user accepted it. If terrain or things of the level
/// changed while the dialog was open, for example because the level was reloaded from disk, shows a message and returns
/// false.
bool isAcceptedFor(const LevelDocument &document, QDialog &dialog);
