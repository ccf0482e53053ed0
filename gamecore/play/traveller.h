#pragma once

#include "gamecore/world/world.h"

#include <QJsonObject>

// The hero between two levels of a campaign.

/// Returns the hero of a won level, ready for the next one: with all hit points and no status. He keeps his gold, bag
/// and character (experience, traits); turns, steps and time start at 0.
Traveller afterLevel(const World &world);

/// Returns a traveller adapted to a catalogue. Items whose kind the catalogue does not define are left out, and their
/// keys are added to `leftBehind`. If two items have the same letter, the second is left out; if two are worn in the
/// same slot, the second is taken off. A world of that catalogue accepts the result, whatever the input.
Traveller fittingTraveller(const Traveller &traveller, const Catalogue &catalogue, QStringList &leftBehind);

/// Returns a traveller as JSON for files; keys as in docs/campaign-format.md.
QJsonObject travellerToJson(const Traveller &traveller);
/// Reads a traveller, or returns std::nullopt if any value is wrong.
std::optional<Traveller> travellerFromJson(QJsonObject object);
