#pragma once

#include "gamecore/sharing/code.h"

#include <QString>

/// Returns a sentence that explains why a code cannot be read; empty for None.
QString sentenceOf(CodeFault fault);
/// Returns the type of a code's content: "level", "level with proof", "recorded game".
QString nameOf(CodeKind kind);
/// Returns the message that a code is too long to send, with an alternative.
QString longCodeText();
