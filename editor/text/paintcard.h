#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/data/rules.h"

#include <QString>

/// Facts about a paint (editor/brushes/paint.h) in the language of the program, as plain text. They are generated from
/// data alone, so that kinds defined by a level have them, too.
struct PaintCard {
    QString name;
    QString facts;    ///< its numbers in one line, "10 HP · power 3"; empty if it has none
    QString sentence; ///< its effect in the game; empty if it has none

    /// Returns facts and sentence, one per line.
    QString body() const
    {
        const QString gap = facts.isEmpty() || sentence.isEmpty() ? QString() : QString(u'\n');
        return facts + gap + sentence;
    }
};

/// Returns the card of a terrain. `catalogue` is the one in force: a locked door names its key.
PaintCard cardOf(const Terrain &terrain, const Catalogue &catalogue);
/// Returns the card of a kind: a key names what it opens. Combat numbers are included only if `contact` is a fight.
PaintCard cardOf(const Kind &kind, const Catalogue &catalogue, Contact contact = Contact::Fight);
