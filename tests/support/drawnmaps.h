#pragma once

#include "gamecore/levelfile/levelcheck.h"

/// The maps of tests/maps, drawn by hand in the styles of many games: unlike random levels, they are what an author
/// draws.

/// A map and its author's intent.
struct DrawnMap {
    QString name; ///< file name without its extensions
    bool canBeWon = false;
    QByteArray text;
};
/// Returns all maps: first the winnable ones, then the others, each group sorted by name.
std::vector<DrawnMap> drawnMaps();

/// Returns the shipped catalogue with the extra terrain of these maps: plates `_` and `,` with their gates `|` and `;`,
/// brass doors `8` whose key `7` is kept, embers `&` that cost 8 hit points, ice `=` and streams `n`, `e`, `s`, `w`.
/// Files cannot express the last two yet.
CataloguePtr mapsCatalogue();

/// Returns the map as a playable level. An unplayable map fails the test run.
PlayableLevel playableOf(const DrawnMap &map);
