#pragma once

class LevelPage;
class MainWindow;
class PlayMode;

/// Says in the window, as long as that mode lives, that there was not enough memory for work beside it: in the editor's
/// status bar, in the log of a game, else in a box. A dialog has a place of its own for it.
void tellShortages(MainWindow &window, const PlayMode &playing, LevelPage &page);
