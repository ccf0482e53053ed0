#pragma once

#include "gamecore/levelfile/levelcheck.h"

/// A text of a level that can be given in other languages.
struct TranslatableText {
    QString path;                          ///< in the file: `name`, `things[3].text`, `kinds.monsters.ford_guard.name`
    QString text;                          ///< as the author wrote it
    std::optional<std::size_t> thing = {}; ///< its place in Level::things, for a text of a thing

    friend bool operator==(const TranslatableText &, const TranslatableText &) = default;
};

/// Name and description of the level, whether it has them or not, texts of its things, names of its own kinds; in the
/// order in which `translations` of a file names them. `catalogue` is the shipped one.
std::vector<TranslatableText> textsOf(const Level &level, const Catalogue &catalogue);
/// Whether the value of a thing at a key is a text that can be given in other languages.
bool isTextOf(const Thing &thing, const QString &key);
/// Whether any thing has a text in another language.
bool hasTranslatedThings(const Level &level);

/// `translations` as the file has them, those of things too. Where a text that belongs to no thing has the path of a
/// thing by now, the thing's own text wins; without one the text is left out, since it is about another thing.
QJsonObject allTranslations(const Level &level, const Catalogue &catalogue);
/// Replaces the translations of a level. Those of things go to the things in `listed`: their places in Level::things,
/// in the order of the file's `things`. Those of no thing stay with the level.
void setTranslations(Level &level, const QJsonObject &all, const std::vector<std::size_t> &listed);
/// Places in Level::things of those that stand in `things` of the file, in that order.
std::vector<std::size_t> listedThings(const Level &level, const Catalogue &catalogue);

/// Finds languages that are none, and texts for what the level does not say. `places` as for checkLevel().
IssueList checkTranslations(const Level &level, const Catalogue &catalogue, const std::vector<ThingPlace> &places = {});
