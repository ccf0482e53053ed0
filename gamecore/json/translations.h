#pragma once

#include "gamecore/json/jsonfields.h"

inline constexpr int mostLanguages = 64; ///< maximum number of languages in a file

// Translated texts of a level or campaign, as in `translations` of its file: language -> path -> text
// (docs/level-format.md). They do not affect play.

/// Returns the text at a path in a language; `plain` if that text is missing or empty.
QString textIn(const QString &language, const QJsonObject &translations, const QString &path, const QString &plain);
/// Returns the texts at a path: language -> text.
QJsonObject textsAt(const QJsonObject &translations, const QString &path);
/// Returns translations with the text at a path set; an empty text removes it. A language without texts is removed.
QJsonObject withText(QJsonObject translations, const QString &language, const QString &path, const QString &text);
/// Returns translations with the texts at path `from` moved to path `to`; if `to` is empty, with these texts removed.
QJsonObject withTextsMoved(QJsonObject translations, const QString &from, const QString &to);
/// Returns translations with `texts` (language -> text) added at path `to`. Languages that already have a text at that
/// path do not change.
QJsonObject withTextsCopied(QJsonObject translations, const QJsonObject &texts, const QString &to);
/// True if a text has the form of a language code ("de", "pt_BR") and at most 35 characters.
bool isLanguageCode(const QString &language);

/// Reads the key `translations` of a file; an empty object if it is missing or has too many languages. Anything other
/// than an object of objects of texts is `wrong_type`. More than mostLanguages languages, and texts above longestText,
/// are `too_large`.
QJsonObject readTranslations(JsonFields &fields);
/// Returns the issues of translations: `unknown_key` for each invalid language code and for each path that is not in
/// `paths`. `paths` has the paths of all texts of the file. Translations with such issues stay in the file, but are
/// never shown.
IssueList issuesOfTranslations(const QJsonObject &translations, const QStringList &paths);
/// Returns the issue for a translation at a path at which the file has no text to translate.
Issue issueOfNoText(const QString &language, const QString &path);
/// Returns the issue for an invalid language code.
Issue issueOfNoLanguage(const QString &language);

/// Returns the canonical JSON of `translations` at the top level of a file: one language after the other, one text per
/// line. Paths in `paths` come first, in that order; all other paths follow, sorted.
QByteArray writeTranslations(const QJsonObject &translations, const QStringList &paths);
