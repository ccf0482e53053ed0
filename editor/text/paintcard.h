#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/data/rules.h"

#include <QString>

/// Facts about a paint (editor/brushes/paint.h) in the language of the program, as plain text. They are generated from
/// data alone, so that kinds defined by a level have them, too.
struct PaintCard {
    QString name;
    QString facts;    ///< numbers of the paint in one line, "10 HP · power 3"; empty if it has none
    QString sentence; ///< effect of the paint in the game; empty if it has none

    /// Returns facts and sentence, one per line.
    QString body() const
    {
        const QString gap = facts.isEmpty() || sentence.isEmpty() ? QString() : QString(u'\n');
        return facts + gap + sentence;
    }
};

/// Returns the card of a terrain. `catalogue` is the one in force, for the names of other kinds: the card of a locked
/// door names the key that opens it.
PaintCard cardOf(const Terrain &terrain, const Catalogue &catalogue);
/// Returns the card of a kind. The card of a key names what the key opens. Combat numbers are included only if
/// `contact` is Contact::Fight.
PaintCard cardOf(const Kind &kind, const Catalogue &catalogue, Contact contact = Contact::Fight);
