#pragma once

#include "gamecore/sharing/code.h"

#include <QString>

/// Returns a sentence that explains why a share code cannot be read; empty for CodeFault::None.
QString sentenceOf(CodeFault fault);
/// Returns the name of what a share code contains: "level", "level with proof" or "recorded game".
QString nameOf(CodeKind kind);
/// Returns the message that a share code would be too long to send, with advice on what to do instead.
QString longCodeText();
