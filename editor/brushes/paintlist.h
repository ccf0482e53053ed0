#pragma once

#include "editor/brushes/paint.h"
#include "editor/text/paintcard.h"

/// An entry of a palette.
struct PaintEntry {
    Paint paint;
    QString key;     ///< key of the terrain or kind
    QString picture; ///< name of the picture in the tileset
    PaintCard card;
};

/// The entries of a palette below one heading.
struct PaintGroup {
    enum class Sort : std::uint8_t { Own, Terrain, Treasure, Monsters, Items } sort = Sort::Own;
    std::vector<PaintEntry> entries;
};

/// Returns all paints by group: the level's own kinds, terrain, start and treasure, monsters, items. Own kinds follow
/// the first `shippedKinds` in `catalogue`. No group is empty. `contact` is that of the level (cardOf()).
std::vector<PaintGroup> paintGroups(const Catalogue &catalogue, std::size_t shippedKinds, Contact contact);
