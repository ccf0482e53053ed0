#pragma once

#include "editor/document/leveldocument.h"

/// The texts of a level that an author writes.
enum class TextField : std::uint8_t { Name, Author, Description };

QString textOf(const Level &level, TextField field);

// Changes of a level's properties by the author; each is an undo step of the document.

/// Sets a text. Successive texts of one field merge into one step until LevelDocument::endTyping().
void setText(LevelDocument &document, TextField field, const QString &text);
void setRuleset(LevelDocument &document, const QString &key);
/// Overrides a rule of the ruleset; an undefined value removes the override.
void setRule(LevelDocument &document, const QString &key, const QJsonValue &value);
/// Overrides a rule with a typed value. Successive values of one rule merge into one step until endTyping().
void typeRule(LevelDocument &document, const QString &key, const QJsonValue &value);
/// Removes all overrides in one step.
void resetRules(LevelDocument &document);
/// Replaces the `translations` of a level and of its things, in the format of the file, in one step.
void setTranslationsOf(LevelDocument &document, const QJsonObject &all);
