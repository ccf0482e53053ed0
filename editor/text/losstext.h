#pragma once

#include <QString>

struct TextLoss;

/// What plain text cannot hold, in one sentence in the language of the program.
QString sentenceOf(const TextLoss &loss);
