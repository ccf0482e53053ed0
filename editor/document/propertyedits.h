#pragma once

#include "editor/document/leveldocument.h"

/// The texts of a level that an author writes.
enum class TextField : std::uint8_t { Name, Author, Description };

/// Returns a text of the level; empty if the author has not written it.
QString textOf(const Level &level, TextField field);

// Changes of a level's properties by the author; each is an undo step of the document.

/// Sets a text, shortened to the length that level files allow. Successive changes of one field merge into one step
/// until LevelDocument::endTyping().
void setText(LevelDocument &document, TextField field, const QString &text);
void setRuleset(LevelDocument &document, const QString &key);
void setTileset(LevelDocument &document, const QString &key);
/// Overrides a rule of the ruleset; an undefined value removes the override. Values are as in level files.
void setRule(LevelDocument &document, const QString &key, const QJsonValue &value);
/// Overrides a rule like setRule(), but with a typed value: successive changes of one rule merge into one step until
/// LevelDocument::endTyping().
void typeRule(LevelDocument &document, const QString &key, const QJsonValue &value);
/// Removes the overrides of all rules in one step.
void resetRules(LevelDocument &document);
/// Replaces all translations of the level and of its things in one step. `all` has the format of `translations` in a
/// level file.
void setTranslationsOf(LevelDocument &document, const QJsonObject &all);
