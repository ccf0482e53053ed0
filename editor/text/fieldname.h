#pragma once

#include "gamecore/level/thingfields.h"

// Values of things, fields of kinds and rules, and their words, in the language of the program; what has no name of its
// own here is shown as files spell it.

/// "Hit points" for "hp".
QString fieldName(const QString &key);
/// "hunts the hero" for the word "hunt" of "behavior".
QString fieldWordName(const QString &key, const QString &word);
/// "confuses" for what an effect is chosen by: its own word, or that of its status.
QString effectWordName(const QString &word);
/// The value of a thing of that kind without a value of its own: "10", "25 to 250 by chance".
QString usualText(const ThingField &field, const Kind &kind);
/// A note on fields of a category that do nothing under the rules of a level; empty: all have an effect.
QString idleFieldsNote(KindCategory category, const Level &level, const Catalogue &catalogue);

/// "Clock" for "clock".
QString ruleName(const QString &key);
/// "real time" for the word "realtime" of "clock".
QString ruleWordName(const QString &key, const QString &word);
/// "exit reached, treasure collected" for words of "win".
QString ruleWordNames(const QString &key, const QStringList &words);
/// " ms" for a rule that is a time, with the blank before it; empty for a rule without a unit.
QString ruleUnit(const QString &key);
/// One sentence on what a rule decides; empty for one that is not known here.
QString ruleHint(const QString &key);
