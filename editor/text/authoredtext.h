#pragma once

#include "gamecore/play/campaign.h"
#include "gamecore/play/savefile.h"

// Texts by authors in the language of the program: their translation, else the original.

/// The context in which the translation of "en" is the language's own code; it is not part of translation files.
inline constexpr char languageContext[] = "LanguageCode";

/// Returns the code of the program's language: "en", "de". English if no translation is loaded, as on the command line.
QString programLanguage();

/// Returns the text at a path of `translations`; `plain` if there is none in the program's language.
QString authoredText(const QJsonObject &translations, const QString &path, const QString &plain);

/// Returns the name in the program's language from `names`, a map by language; `plain` if there is none.
QString authoredName(const QJsonObject &names, const QString &plain);

QString nameOf(const Level &level);
QString descriptionOf(const Level &level);
QString nameOf(const Campaign &campaign);
QString descriptionOf(const Campaign &campaign);
/// Returns the name of the level of a saved game.
QString nameOf(const SaveHead &save);
