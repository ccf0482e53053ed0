#pragma once

#include "gamecore/play/campaign.h"
#include "gamecore/play/savefile.h"

// What authors have written, in the language of the program: a translation of theirs, or else the text as it stands.

/// The language of the program: "en", "de".
QString programLanguage();

/// The text at a path of `translations`; `plain` if the program's language has none.
QString authoredText(const QJsonObject &translations, const QString &path, const QString &plain);

/// One of several names, by language.
QString authoredName(const QJsonObject &names, const QString &plain);

QString nameOf(const Level &level);
QString descriptionOf(const Level &level);
QString nameOf(const Campaign &campaign);
QString descriptionOf(const Campaign &campaign);
/// Of the level that the game is of.
QString nameOf(const SaveHead &save);
