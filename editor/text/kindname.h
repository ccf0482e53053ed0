#pragma once

#include "gamecore/data/ids.h"

#include <QString>

struct Appearance;
struct LegendPreset;
struct LevelTileset;

/// Returns a name of the catalogue in the language of the program: the translation of its author, or else that of the
/// program. A name without a translation is returned unchanged, in English.
QString nameOf(const Appearance &look);

/// Returns the name of a kind for a list in which the user chooses a kind. The key is added if another kind of the
/// catalogue has the same name: "Biter (biter_2)".
QString nameAmongKinds(const Kind &kind, const Catalogue &catalogue);

/// Returns the description of a kind in the language of the program; empty if it has none.
QString descriptionOf(const Appearance &look);

/// The grammatical form of a name in a sentence. In languages whose articles depend on the name, translators include
/// the article in the translation of each form. English sentences contain "the" themselves, so in English the first two
/// forms are the plain name.
enum class NameForm : std::uint8_t {
    The,       ///< subject: "the orc", "der Ork"
    TheObject, ///< object: "the orc", "den Ork"
    AnObject   ///< object with indefinite article: "an orc", "einen Ork"
};
/// Returns the name in a form. A name that the program does not translate in this form, such as the name of a level's
/// own kind, gets no article. In English, AnObject has the article of withArticle().
QString nameOf(const Appearance &look, NameForm form);

/// True if nameOf() gives the name an article in the program's language. Always true in English, where sentences or
/// withArticle() provide it; false in other languages for names of a level's own kinds.
bool hasArticle(const Appearance &look);

/// Returns a number with the name in the plural: "4 orcs", "4 Orks". If the plural is unknown in the program's
/// language, returns "4 × Wache".
QString countedName(const Appearance &look, int count);

/// Returns an English name with the indefinite article: "an orc". Proper names, plurals and uncountable nouns get none:
/// "spikes", "leather armor". If the program's language is not English, returns the name unchanged.
QString withArticle(const QString &name);

QString nameOf(const LegendPreset &legend);
QString descriptionOf(const LegendPreset &legend);
QString nameOf(const Ruleset &ruleset);
QString descriptionOf(const Ruleset &ruleset);
QString nameOf(const LevelTileset &tileset);
QString descriptionOf(const LevelTileset &tileset);
