#pragma once

#include "gamecore/json/jsonfields.h"

inline constexpr int mostLanguages = 64;

// Texts of a level or a campaign in other languages, as `translations` of its file has them: language -> path -> text
// (docs/level-format.md). Nothing that decides play depends on them.

/// The text at a path in a language; `plain` where there is none, or an empty one.
QString textIn(const QString &language, const QJsonObject &translations, const QString &path, const QString &plain);
/// The texts at a path: language -> text.
QJsonObject textsAt(const QJsonObject &translations, const QString &path);
/// With another text at a path; an empty one takes it away, and a language goes with its last text.
QJsonObject withText(QJsonObject translations, const QString &language, const QString &path, const QString &text);
/// Texts at one path go to another, or, without one, away.
QJsonObject withTextsMoved(QJsonObject translations, const QString &from, const QString &to);
/// With texts, language -> text, at a path where there is none yet.
QJsonObject withTextsCopied(QJsonObject translations, const QJsonObject &texts, const QString &to);
/// Whether it is written like the name of a language, in at most 35 characters: "de", "pt_BR".
bool isLanguageCode(const QString &language);

/// Reads `translations` of a file; all that is no object of objects of texts is `wrong_type`, more than mostLanguages
/// are `too_large`.
QJsonObject readTranslations(JsonFields &fields);
/// What is no language, and paths that are none of `paths`: `unknown_key`. They are kept, and never shown.
IssueList issuesOfTranslations(const QJsonObject &translations, const QStringList &paths);
/// The finding about a text of a path that the file has no text for.
Issue issueOfNoText(const QString &language, const QString &path);
/// The finding about a language that is none.
Issue issueOfNoLanguage(const QString &language);

/// The canonical JSON of `translations` in an object at the top of a file: a language by the other, a text a line, in
/// the order of `paths`, others after them, sorted.
QByteArray writeTranslations(const QJsonObject &translations, const QStringList &paths);
