#pragma once

#include "app/messages/sentence.h"
#include "gamecore/play/journey.h"

/// Names of keys for the sentences; empty for unbound keys.
struct JourneyKeys {
    QString wait;
    QString pickUp;
    QString explore;
    QString descend;
    QString attack;
};

/// Returns why a journey ended, as plain text; an empty string if that is obvious. `world` is the state at its end.
/// `keys` is called for each translation, since names of keys depend on the language too.
Sentence retellableSentenceOf(const Journey &journey, const World &world, const std::function<JourneyKeys()> &keys);
