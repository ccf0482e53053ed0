#pragma once

#include "app/messages/sentence.h"
#include "gamecore/play/journey.h"

/// Keys that its sentences name; empty if there is none.
struct JourneyKeys {
    QString wait;
    QString pickUp;
    QString explore;
    QString descend;
    QString attack;
};

/// Says why a journey ended, in plain text; an empty string where that speaks for itself. `world` is the one in which
/// it ended. `keys` is called whenever the sentence is told, since names of keys depend on the language, too.
Sentence retellableSentenceOf(const Journey &journey, const World &world, const std::function<JourneyKeys()> &keys);
