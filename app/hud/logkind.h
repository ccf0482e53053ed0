#pragma once

#include "gamecore/world/world.h"

#include <QPalette>

struct Event;

/// What a line of the log is about; each has its color. The sentence itself says it too.
enum class LogKind : std::uint8_t {
    Plain,
    Taken,   ///< the hero is hurt
    Dealt,   ///< he hurts somebody
    Gain,    ///< he is better off
    Warning, ///< something he should heed
    System   ///< about the game, not about the maze: a command that is impossible, a notice
};

LogKind kindOf(const Event &event);
/// Its color in the palette of the application; plain lines have that of text while they are the newest.
QPalette::ColorRole colorRoleOf(LogKind kind, bool isNewest);
