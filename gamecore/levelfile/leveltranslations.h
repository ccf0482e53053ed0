#pragma once

#include "gamecore/levelfile/levelcheck.h"

/// A translatable text of a level.
struct TranslatableText {
    QString path;                          ///< path in the file: `name`, `things[3].text`,
                                           ///< `kinds.monsters.ford_guard.name`
    QString text;                          ///< as the author wrote it
    std::optional<std::size_t> thing = {}; ///< index in Level::things, for a text of a thing

    friend bool operator==(const TranslatableText &, const TranslatableText &) = default;
};

/// Returns the translatable texts: name and description of the level (even if empty), texts of its things and names of
/// its own kinds. They are in the order of `translations` in a file. `catalogue` is the shipped one.
std::vector<TranslatableText> textsOf(const Level &level, const Catalogue &catalogue);
/// True if a thing has a translatable text as its value at a key.
bool isTextOf(const Thing &thing, const QString &key);
/// True if any thing has a translated text.
bool hasTranslatedThings(const Level &level);

/// Returns all translations of a level as in `translations` of its file, including those of things. Texts in
/// LevelProperties::translations whose path belongs to an existing thing are left out, since each thing stores its own
/// texts.
QJsonObject allTranslations(const Level &level, const Catalogue &catalogue);
/// Replaces all translations of a level and its things by `all`, which has the form of `translations` in a file.
/// `listed` has the index in Level::things for each element of the file's `things`. Texts of these things are stored in
/// Thing::translations, all other texts in LevelProperties::translations.
void setTranslations(Level &level, const QJsonObject &all, const std::vector<std::size_t> &listed);
/// Returns the indexes in Level::things of the things listed in `things` of the file, in that order.
std::vector<std::size_t> listedThings(const Level &level, const Catalogue &catalogue);

/// Returns issues about unknown languages, and about translations of texts that the level does not have. `places` as
/// for checkLevel().
IssueList checkTranslations(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});
