#pragma once

#include "app/messages/sentence.h"
#include "gamecore/play/journey.h"

/// Names of the keys that the sentences mention; empty for commands without a key.
struct JourneyKeys {
    QString wait;
    QString pickUp;
    QString explore;
    QString descend;
    QString attack;
};

/// Returns a sentence that says why a journey ended, as plain text; its text is empty if that is obvious. `world` is
/// the state at its end. `keys` is called for each translation, since the names of keys also depend on the language.
Sentence retellableSentenceOf(const Journey &journey, const World &world, const std::function<JourneyKeys()> &keys);
