#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/data/rules.h"

#include <QString>

/// Facts about something to draw with, in the language of the program, as plain text. It is made of its data alone, so
/// that kinds of a level's own have it too.
struct PaintCard {
    QString name;
    QString facts;    ///< its numbers in one line, "10 HP · power 3"; empty if it has none
    QString sentence; ///< what it does; empty for what does nothing

    /// Facts and sentence, a line each.
    QString body() const
    {
        const QString gap = facts.isEmpty() || sentence.isEmpty() ? QString() : QString(u'\n');
        return facts + gap + sentence;
    }
};

/// `catalogue` is the one in force: a locked door names its key.
PaintCard cardOf(const Terrain &terrain, const Catalogue &catalogue);
/// The card of a kind: a key names what it opens. Numbers for fighting are told only if `contact` is a fight.
PaintCard cardOf(const Kind &kind, const Catalogue &catalogue, Contact contact = Contact::Fight);
