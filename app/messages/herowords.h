#pragma once

#include "gamecore/world/world.h"

#include <QString>

// Short words about heroes and monsters, in the language of the program, for panels.

/// "confused", "drawing breath".
QString nameOf(StatusEffect status);
/// The statuses of an actor, with the actions that they still last: "confused (7), stunned (2)"; empty if there is
/// none. One that only waits for its owner to recover is left out.
QString statusesText(const Statuses &statuses);
/// "right hand".
QString nameOf(Slot slot);
/// Where something lies as seen from `from`: steps without regard to walls, and the nearest of eight directions,
/// "3 east"; "here" for the same cell. `moves`: 4 or 8, as in Rules.
QString wayText(Point from, Point to, int moves);
/// The steps of wayText().
int stepsBetween(Point from, Point to, int moves);

/// Whether a game is about a hero who fights, grows and carries things, not only about one who runs.
bool hasCharacter(const World &world);
/// What wearing a thing adds: "power +2"; empty for what adds nothing.
QString bonusText(const Kind &kind);
