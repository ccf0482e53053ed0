#pragma once

#include "gamecore/levelfile/levelcheck.h"

/// The maps of tests/maps, drawn by hand in the manners of many games: what an author draws, unlike levels by chance.

/// A map, and what its author means.
struct DrawnMap {
    QString name; ///< of its file, without endings
    bool canBeWon = false;
    QByteArray text;
};
/// All of them: those that can be won, then those that cannot, each by name.
std::vector<DrawnMap> drawnMaps();

/// The shipped catalogue with what these maps have beside it: plates `_` and `,` with their gates `|` and `;`, brass
/// doors `8` whose key `7` stays, embers `&` that cost 8 hit points, ice `=` and streams `n`, `e`, `s`, `w`. No file
/// has a word for the last two yet.
CataloguePtr mapsCatalogue();

/// A map that can be played. One that cannot fails the test run.
PlayableLevel playableOf(const DrawnMap &map);
