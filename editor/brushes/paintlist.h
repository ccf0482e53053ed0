#pragma once

#include "editor/brushes/paint.h"
#include "editor/text/paintcard.h"

/// Something to draw with, as a palette offers it.
struct PaintEntry {
    Paint paint;
    QString key;     ///< of its terrain or kind
    QString picture; ///< as Tileset knows it
    PaintCard card;
};

/// The paints that a palette shows below one heading.
struct PaintGroup {
    enum class Sort : std::uint8_t { Own, Terrain, Treasure, Monsters, Items } sort = Sort::Own;
    std::vector<PaintEntry> entries;
};

/// Everything that can be painted, in the order in which people look for it: kinds of the level's own, which stand in
/// `catalogue` behind the first `shippedKinds`, terrain, start and treasure, monsters, items. No group is empty.
/// `contact` is that of the level (cardOf()).
std::vector<PaintGroup> paintGroups(const Catalogue &catalogue, std::size_t shippedKinds, Contact contact);
