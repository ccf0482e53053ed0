#pragma once

#include "gamecore/world/world.h"

#include <QJsonObject>

// A hero on his way from one level of a campaign to the next.

/// The hero of a level that was won, ready for the next one: rested, so with all hit points and no status; gold, bag,
/// level and experience stay; turns, steps and time begin anew.
Traveller afterLevel(const World &world);

/// A traveller reduced to what fits a catalogue. Carried kinds that it does not know, or that are no items there, are
/// added to `leftBehind`; of two things under one letter, or worn in one slot, the first one counts. A world of that
/// catalogue can take the result, whatever came in.
Traveller fittingTraveller(const Traveller &traveller, const Catalogue &catalogue, QStringList &leftBehind);

/// For files: keys as in docs/campaign-format.md.
QJsonObject travellerToJson(const Traveller &traveller);
/// Nothing if anything in it is wrong.
std::optional<Traveller> travellerFromJson(QJsonObject object);
