#pragma once

#include "gamecore/play/journey.h"

#include <QString>

/// Why a journey ended, in the language of the program, plain text; empty where that speaks for itself. `world` is the
/// one in which it ended, `waitKey` the key that waits a turn, empty if none does.
QString sentenceOf(const Journey &journey, const World &world, const QString &waitKey);
