#pragma once

#include <QString>

struct TextLoss;

/// Describes in one sentence what is lost when a level is saved as a text file.
QString sentenceOf(const TextLoss &loss);
