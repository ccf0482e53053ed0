#pragma once

#include "gamecore/play/game.h"

struct Run;

/// Plays a game by lines from standard input and answers on standard output (docs/headless.md), until the input ends.
/// With a path the game is recorded there: the file is written before the first line and after the last one. Returns
/// the exit code. `shipped` is the catalogue that the game was started with.
int playLines(Game game, const CataloguePtr &shipped, const QString &recordPath);

/// Plays the lines of a run again and answers as playLines() did. Returns the exit code.
int replayLines(const Run &run, const CataloguePtr &shipped);

/// Tells a run as text, for people: what was played, then a line a command with what came of it, then how it went.
/// Returns the exit code.
int tellLines(const Run &run, const CataloguePtr &shipped);
