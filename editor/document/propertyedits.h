#pragma once

#include "editor/document/leveldocument.h"

/// The texts of a level that a person writes.
enum class TextField : std::uint8_t { Name, Author, Description };

QString textOf(const Level &level, TextField field);

// What a person changes of a level's properties; each is a step of the document.

/// Texts set one after the other in one field become one step until LevelDocument::endTyping().
void setText(LevelDocument &document, TextField field, const QString &text);
void setRuleset(LevelDocument &document, const QString &key);
/// Overrides a rule of the ruleset; an undefined value takes the override away.
void setRule(LevelDocument &document, const QString &key, const QJsonValue &value);
/// As setRule() for a value that is typed: those of one rule one after the other become one step until endTyping().
void typeRule(LevelDocument &document, const QString &key, const QJsonValue &value);
/// Takes all overrides away in one step.
void resetRules(LevelDocument &document);
/// Replaces the `translations` of a level, those of its things too, as its file has them, in one step.
void setTranslationsOf(LevelDocument &document, const QJsonObject &all);
