#pragma once

// app/window: the window around canvas and editor, and every sentence about a game. May include editor and gamecore.

#include "gamecore/world/command.h"

#include <QKeyEvent>

#include <optional>

/// The command of the player that a key stands for: arrows, numeric keypad (Home, End, PgUp, PgDn and its digits for
/// the diagonals), the vi keys hjklyubn; `.` and the keypad's 5 wait. Nothing for all other keys and with Ctrl, Alt or
/// Meta.
std::optional<Command> commandOf(const QKeyEvent &key);
