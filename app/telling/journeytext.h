#pragma once

#include "gamecore/play/journey.h"

#include <QString>

/// Keys that its sentences name; empty if there is none.
struct JourneyKeys {
    QString wait;
    QString pickUp;
    QString explore;
    QString descend;
    QString attack;
};

/// Why a journey ended, in the language of the program, plain text; empty where that speaks for itself. `world` is the
/// one in which it ended.
QString sentenceOf(const Journey &journey, const World &world, const JourneyKeys &keys);
