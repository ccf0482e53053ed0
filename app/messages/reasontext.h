#pragma once

#include <QString>

enum class Reason : std::uint8_t;

/// Returns why a command was impossible, in the program's language; empty for reasons that need no message.
QString sentenceOf(Reason reason);
