#pragma once

#include "gamecore/data/appearance.h"
#include "gamecore/data/drift.h"
#include "gamecore/data/ids.h"

#include <cstdint>

/// What standing on a cell is good for. Closed: each has its rule in gamecore/rules.
enum class Feature : std::uint8_t {
    None,
    Exit,  ///< reaching it can win the level
    Stairs ///< `descend` leads down from here
};
/// "none", "exit", "stairs".
QStringList featureKeys();

/// What a cell is made of. A record of terrain.json.
struct Terrain {
    QString key;
    std::uint64_t keyHash = 0; ///< of the key, as Kind::keyHash
    Appearance look;
    bool isWalkable = false;    ///< actors may stand on it
    bool isTransparent = false; ///< sight passes through
    /// Picture where the cell to the south is of other terrain, so that walls show their front; empty: always the same.
    QString facePicture;

    QString opensTo;       ///< key of the terrain that it becomes when the hero walks into it; empty: it is no door
    QString openedBy;      ///< key of the item that this uses up; empty: it is not locked
    QString openedPicture; ///< shown over that terrain once it is open
    int damage = 0;        ///< to whoever steps on it, 0..999
    Feature feature = Feature::None;
    Drift drift = {}; ///< of whoever comes to it

    bool isDoor() const { return !opensTo.isEmpty(); }
};
