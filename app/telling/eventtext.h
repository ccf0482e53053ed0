#pragma once

// app/telling: sentences about what happens and is seen in a game.

#include "gamecore/world/world.h"

struct Event;

/// What the player is told about an event: one sentence in the language of the program, plain text; empty for events
/// that speak for themselves. `world` is the one in which it happened, after it.
QString sentenceOf(const Event &event, const World &world);

/// A game time as the clock shows it: "1:05".
QString clockText(qint64 milliseconds);
