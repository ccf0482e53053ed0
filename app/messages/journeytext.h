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

/// Returns a sentence that says why a journey ended, as plain text; the text is empty if the reason is obvious. `world`
/// is the state when the journey ended. `keys` is called for each translation, since the names of keys also depend on
/// the language.
Sentence retellableSentenceOf(const Journey &journey, const World &world, const std::function<JourneyKeys()> &keys);
