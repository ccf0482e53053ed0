#pragma once

#include "gamecore/json/jsonfields.h"

inline constexpr int mostLanguages = 64; ///< maximum number of languages in a file

// Translated texts of a level or campaign, as in `translations` of its file: language -> path -> text
// (docs/level-format.md). They do not affect play.

/// Returns the text at a path in a language, or `plain` if it is missing or empty.
QString textIn(const QString &language, const QJsonObject &translations, const QString &path, const QString &plain);
/// Returns the texts at a path: language -> text.
QJsonObject textsAt(const QJsonObject &translations, const QString &path);
/// Returns translations with the text at a path set; an empty text removes it. A language without texts is removed.
QJsonObject withText(QJsonObject translations, const QString &language, const QString &path, const QString &text);
/// Returns translations with the texts of a path moved to another one, or removed if `to` is empty.
QJsonObject withTextsMoved(QJsonObject translations, const QString &from, const QString &to);
/// Returns translations with `texts` (language -> text) added at a path, in languages that have no text there.
QJsonObject withTextsCopied(QJsonObject translations, const QJsonObject &texts, const QString &to);
/// True if a text has the form of a language code, in at most 35 characters: "de", "pt_BR".
bool isLanguageCode(const QString &language);

/// Reads the key `translations` of a file; an empty object if it is missing. Anything other than an object of objects
/// of texts is `wrong_type`. More than mostLanguages languages, and texts above longestText, are `too_large`.
QJsonObject readTranslations(JsonFields &fields);
/// Reports invalid language codes, and paths other than `paths`, those of the file's texts, as `unknown_key`. Such
/// translations stay in the file, but are never shown.
IssueList issuesOfTranslations(const QJsonObject &translations, const QStringList &paths);
/// Returns the issue for a translation whose path has no text in the file.
Issue issueOfNoText(const QString &language, const QString &path);
/// Returns the issue for an invalid language code.
Issue issueOfNoLanguage(const QString &language);

/// Returns the canonical JSON of top-level `translations`: one language after the other, one text a line. Paths are in
/// the order of `paths`; all others follow, sorted.
QByteArray writeTranslations(const QJsonObject &translations, const QStringList &paths);
