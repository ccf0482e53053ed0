#pragma once

#include <QString>

struct TextLoss;

/// Describes in one sentence what plain text cannot store.
QString sentenceOf(const TextLoss &loss);
