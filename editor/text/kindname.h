#pragma once

#include "gamecore/data/ids.h"

#include <QString>

struct Appearance;
struct LegendPreset;

/// Names of the catalogue in the language of the program. Files contain them in English; names without a translation
/// are shown unchanged.
QString nameOf(const Appearance &look);

/// Returns the name for a choice of kinds, with the key if another kind of the catalogue has the same name: "Biter
/// (biter_2)".
QString nameAmongKinds(const Kind &kind, const Catalogue &catalogue);

/// Returns the description of a kind in the language of the program; empty if it has none.
QString descriptionOf(const Appearance &look);

/// The grammatical form of a name in a sentence. Languages whose articles depend on the name include the article in its
/// translation. In English, sentences with their own `the` use the plain name.
enum class NameForm : std::uint8_t {
    The,       ///< subject: "the orc", "der Ork"
    TheObject, ///< object: "the orc", "den Ork"
    AnObject   ///< object with indefinite article: "an orc", "einen Ork"
};
/// Returns the name in a form. Without a translation for that form, such as for own kinds of a level, returns the name
/// without an article.
QString nameOf(const Appearance &look, NameForm form);

/// Returns "4 orcs", "4 Orks". A name without a plural, such as a German name by an author or one missing in a
/// translation, is not inflected: "4 × Wache".
QString countedName(const Appearance &look, int count);

/// Returns "an orc", "spikes", "leather armor": by rule in English; in other languages the name unchanged.
QString withArticle(const QString &name);

QString nameOf(const LegendPreset &legend);
QString descriptionOf(const LegendPreset &legend);
QString nameOf(const Ruleset &ruleset);
QString descriptionOf(const Ruleset &ruleset);
