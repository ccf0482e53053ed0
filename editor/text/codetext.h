#pragma once

#include "gamecore/sharing/code.h"

#include <QString>

/// Why a text is no code that can be read, in a sentence; empty for None.
QString sentenceOf(CodeFault fault);
/// What a code is of: "level", "level with proof", "recorded game".
QString nameOf(CodeKind kind);
/// That a code would be too long to send, and what to do instead.
QString longCodeText();
