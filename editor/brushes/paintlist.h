#pragma once

#include "editor/brushes/paint.h"
#include "editor/text/paintcard.h"

#include <QSet>

#include <array>
#include <limits>

/// An entry of a palette.
struct PaintEntry {
    Paint paint;
    QString key;     ///< key of the terrain or kind
    QString picture; ///< name of the picture in the tileset
    PaintCard card;  ///< facts about the paint
};

/// The entries of a palette below one heading.
struct PaintGroup {
    enum class Sort : std::uint8_t {
        Own, ///< kinds that the level defines itself
        Terrain,
        Treasure, ///< the hero's start, and treasure
        Monsters,
        Items
    } sort = Sort::Own;
    std::vector<PaintEntry> entries;
};

/// Returns all paints by group, in the order of PaintGroup::Sort, without empty groups. The first `shippedKinds` kinds
/// of `catalogue` are the shipped ones; the kinds after them are the level's own. `contact` is Rules::contact of the
/// level; the cards of monsters depend on it (cardOf()).
std::vector<PaintGroup> paintGroups(const Catalogue &catalogue, std::size_t shippedKinds, Contact contact);

/// The paints that occur in a level: its terrains and the kinds of its things.
class UsedPaints {
public:
    UsedPaints() = default;
    explicit UsedPaints(const Level &level);

    /// True if the paint's terrain or kind occurs; the paint's other values do not matter. False for the eraser.
    bool has(const Paint &paint) const;

private:
    std::array<bool, std::numeric_limits<TerrainId>::max() + 1> m_terrain{};
    QSet<QString> m_kinds;
};
