#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/data/rules.h"

#include <QString>

/// Facts about a paint in the language of the program, as plain text. It is generated from data alone, so that own
/// kinds of a level have it, too.
struct PaintCard {
    QString name;
    QString facts;    ///< its numbers in one line, "10 HP · power 3"; empty if it has none
    QString sentence; ///< its effect; empty if it has none

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
