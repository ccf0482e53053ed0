#pragma once

#include "gamecore/world/world.h"

#include <QJsonObject>

// The hero between two levels of a campaign.

/// Returns the hero of a won level, ready for the next one: all hit points and no status. He keeps gold, bag, level and
/// experience; turns, steps and time start anew.
Traveller afterLevel(const World &world);

/// Reduces a traveller to what fits a catalogue. Kinds that it does not define as items are added to `leftBehind`. If
/// two items have the same letter or slot, the first one wins. A world of that catalogue accepts the result, whatever
/// the input.
Traveller fittingTraveller(const Traveller &traveller, const Catalogue &catalogue, QStringList &leftBehind);

/// Converts a traveller for files; keys as in docs/campaign-format.md.
QJsonObject travellerToJson(const Traveller &traveller);
/// Reads a traveller, or returns std::nullopt if any value is wrong.
std::optional<Traveller> travellerFromJson(QJsonObject object);
