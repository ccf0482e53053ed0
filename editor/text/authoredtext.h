#pragma once

#include "gamecore/play/campaign.h"
#include "gamecore/play/savefile.h"

// Texts of authors in the language of the program: the author's translation into this language, else the original.

/// A translation context in which "en" is translated into the code of the program's language, such as "de". The
/// program's translator (app/settings/language.cpp) provides this translation; translation files do not contain it.
inline constexpr char languageContext[] = "LanguageCode";

/// Returns the code of the program's language, such as "en" or "de"; "en" if no translation is loaded, as on the
/// command line.
QString programLanguage();

/// Returns the translation of a text into the program's language; `plain` if there is none. `path` is the key of the
/// text in `translations`, such as "name".
QString authoredText(const QJsonObject &translations, const QString &path, const QString &plain);

/// Returns the name in the program's language from `names`, an object of names by language; `plain` if there is none.
QString authoredName(const QJsonObject &names, const QString &plain);

QString nameOf(const Level &level);
QString descriptionOf(const Level &level);
QString nameOf(const Campaign &campaign);
QString descriptionOf(const Campaign &campaign);
/// Returns the name of the level of a saved game.
QString nameOf(const SaveHead &save);
