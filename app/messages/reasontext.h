#pragma once

#include <QString>

enum class Reason : std::uint8_t;

/// Why a command was impossible, in the language of the program; empty for reasons of which nobody has to be told.
QString sentenceOf(Reason reason);
