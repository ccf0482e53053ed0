#pragma once

class LevelDocument;
class QDialog;

/// Runs a dialog about the edited level and returns true if the user accepted it. If terrain or things of the level
/// changed meanwhile, for example because it was reloaded from disk, shows a message and returns false.
bool isAcceptedFor(const LevelDocument &document, QDialog &dialog);
