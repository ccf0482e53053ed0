#pragma once

#include "gamecore/data/ids.h"

#include <QString>

struct Appearance;
struct LegendPreset;

/// Names of the catalogue in the language of the program. Files hold them in English; what has no translation is shown
/// as it stands.
QString nameOf(const Appearance &look);

/// The name where an author chooses between kinds: with its key if another kind of the catalogue has the same name,
/// "Biter (biter_2)".
QString nameAmongKinds(const Kind &kind, const Catalogue &catalogue);

/// The description of a kind in the language of the program; empty if it has none.
QString descriptionOf(const Appearance &look);

/// The part of a name in its sentence. Languages whose articles depend on the name have them in its translations, and
/// for English sentences that hold their own `the` it is the plain name.
enum class NameForm : std::uint8_t {
    The,       ///< the one that acts: "the orc", "der Ork"
    TheObject, ///< the one that something is done to: "the orc", "den Ork"
    AnObject   ///< one that is met or found: "an orc", "einen Ork"
};
/// The name in a form; one without a translation for it, such as that of a level's own kind, stands without an article.
QString nameOf(const Appearance &look, NameForm form);

/// "4 orcs", "4 Orks"; a name without a plural, such as one that an author gave in German, or one that a translation
/// leaves out, stands as it is: "4 × Wache".
QString countedName(const Appearance &look, int count);

/// "an orc", "spikes", "leather armor": in English found by rule, elsewhere the name as it stands.
QString withArticle(const QString &name);

QString nameOf(const LegendPreset &legend);
QString descriptionOf(const LegendPreset &legend);
QString nameOf(const Ruleset &ruleset);
QString descriptionOf(const Ruleset &ruleset);
