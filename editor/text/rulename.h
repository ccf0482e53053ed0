#pragma once

#include <QString>

/// Rules and their words in the language of the program; what has no name of its own here is shown as files spell it.

/// "Clock" for "clock".
QString ruleName(const QString &key);
/// "real time" for the word "realtime" of "clock".
QString ruleWordName(const QString &key, const QString &word);
/// One sentence on what a rule decides; empty for one that is not known here.
QString ruleHint(const QString &key);
