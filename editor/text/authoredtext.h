#pragma once

#include "gamecore/play/campaign.h"
#include "gamecore/play/savefile.h"

// Texts of authors in the language of the program: a translation of theirs, or else the text as it stands.

/// Whoever is asked to translate "en" in this context says its own code; no file of translations holds it.
inline constexpr char languageContext[] = "LanguageCode";

/// The language of the program: "en", "de". English where no translation is in use, as on the command line.
QString programLanguage();

/// The text at a path of `translations`; `plain` if the program's language has none.
QString authoredText(const QJsonObject &translations, const QString &path, const QString &plain);

/// A name in the language of the program, of `names` by language; `plain` if they have none.
QString authoredName(const QJsonObject &names, const QString &plain);

QString nameOf(const Level &level);
QString descriptionOf(const Level &level);
QString nameOf(const Campaign &campaign);
QString descriptionOf(const Campaign &campaign);
/// The name of the level of a saved game.
QString nameOf(const SaveHead &save);
