#pragma once

#include "gamecore/json/jsonfields.h"

inline constexpr int mostLanguages = 64;

// Translated texts of a level or campaign, as in `translations` of its file: language -> path -> text
// (docs/level-format.md). They do not affect play.

/// Returns the text at a path in a language, or `plain` if it is missing or empty.
QString textIn(const QString &language, const QJsonObject &translations, const QString &path, const QString &plain);
/// Returns the texts at a path: language -> text.
QJsonObject textsAt(const QJsonObject &translations, const QString &path);
/// Sets the text at a path; an empty one removes it. A language without texts is removed.
QJsonObject withText(QJsonObject translations, const QString &language, const QString &path, const QString &text);
/// Moves texts from one path to another, or removes them if `to` is empty.
QJsonObject withTextsMoved(QJsonObject translations, const QString &from, const QString &to);
/// Adds texts (language -> text) at a path, in languages that have none there.
QJsonObject withTextsCopied(QJsonObject translations, const QJsonObject &texts, const QString &to);
/// True if a text has the form of a language code, in at most 35 characters: "de", "pt_BR".
bool isLanguageCode(const QString &language);

/// Reads `translations` of a file. Anything other than an object of objects of texts is `wrong_type`; more than
/// mostLanguages are `too_large`.
QJsonObject readTranslations(JsonFields &fields);
/// Finds invalid language codes and paths not in `paths`: `unknown_key`. Such texts are kept, but never shown.
IssueList issuesOfTranslations(const QJsonObject &translations, const QStringList &paths);
/// Returns the issue for a translation whose path has no text in the file.
Issue issueOfNoText(const QString &language, const QString &path);
/// Returns the issue for an invalid language code.
Issue issueOfNoLanguage(const QString &language);

/// Returns the canonical JSON of top-level `translations`: one language after the other, one text a line. Paths come in
/// the order of `paths`, then the others, sorted.
QByteArray writeTranslations(const QJsonObject &translations, const QStringList &paths);
