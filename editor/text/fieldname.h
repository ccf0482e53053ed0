#pragma once

#include "gamecore/level/thingfields.h"

// Names in the language of the program: names of the fields of things and kinds, of the rules, and of the words that
// these can have as values. Keys and words without a name are shown as in files.

/// Returns the name of a field: "Hit points" for "hp".
QString fieldName(const QString &key);
/// Returns the name of a word of a field: "hunts the hero" for the word "hunt" of "behavior".
QString fieldWordName(const QString &key, const QString &word);
/// Returns the name of an effect: "confuses". `word` is the key of the effect, or the word of the status it causes.
QString effectWordName(const QString &word);
/// Returns the default of a field for things of a kind: "10", "25 to 250", "random", or, for the item that a monster
/// carries, "nothing".
QString usualText(const ThingField &field, const Kind &kind);
/// Returns a note about fields of a category that have little or no effect under the rules of a level; empty if there
/// are no such fields.
QString idleFieldsNote(KindCategory category, const Level &level, const Catalogue &catalogue);

/// Returns the name of a rule: "Clock" for "clock".
QString ruleName(const QString &key);
/// Returns the name of a word of a rule: "real time" for the word "realtime" of "clock".
QString ruleWordName(const QString &key, const QString &word);
/// Returns the names of several words, such as those of "win": "exit reached, treasure collected".
QString ruleWordNames(const QString &key, const QStringList &words);
/// Returns the unit of a rule with the space before it, such as " ms"; empty for a rule without a unit.
QString ruleUnit(const QString &key);
/// Returns one sentence about the effect of a rule; empty for an unknown rule.
QString ruleHint(const QString &key);
