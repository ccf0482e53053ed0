#pragma once

#include "gamecore/json/jsonfields.h"

inline constexpr int mostLanguages = 64;

// Texts of a level or a campaign in other languages, as `translations` of its file has them: language -> path -> text
// (docs/level-format.md). Nothing that decides play depends on them.

/// The text at a path in a language; `plain` where there is none, or an empty one.
QString textIn(const QString &language, const QJsonObject &translations, const QString &path, const QString &plain);
/// The texts at a path: language -> text.
QJsonObject textsAt(const QJsonObject &translations, const QString &path);
/// Sets the text at a path; an empty one removes it, and a language goes with its last text.
QJsonObject withText(QJsonObject translations, const QString &language, const QString &path, const QString &text);
/// Moves texts from one path to another, or removes them if `to` is empty.
QJsonObject withTextsMoved(QJsonObject translations, const QString &from, const QString &to);
/// Adds texts, language -> text, at a path, in languages that have none there yet.
QJsonObject withTextsCopied(QJsonObject translations, const QJsonObject &texts, const QString &to);
/// Whether it is written like the name of a language, in at most 35 characters: "de", "pt_BR".
bool isLanguageCode(const QString &language);

/// Reads `translations` of a file; all that is no object of objects of texts is `wrong_type`, more than mostLanguages
/// are `too_large`.
QJsonObject readTranslations(JsonFields &fields);
/// Finds names that are no language and paths that are none of `paths`: `unknown_key`. They are kept, and never shown.
IssueList issuesOfTranslations(const QJsonObject &translations, const QStringList &paths);
/// The finding about a text of a path that the file has no text for.
Issue issueOfNoText(const QString &language, const QString &path);
/// The finding about a language that is none.
Issue issueOfNoLanguage(const QString &language);

/// The canonical JSON of `translations` in an object at the top of a file: one language after the other, one text a
/// line, in the order of `paths`, others after them, sorted.
QByteArray writeTranslations(const QJsonObject &translations, const QStringList &paths);
