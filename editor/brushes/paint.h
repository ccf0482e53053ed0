#pragma once

// editor/brushes: what can be painted, and the cells of an area.

#include "gamecore/level/level.h"

/// A terrain, a thing or nothing, which a tool puts on cells. The rules of painting, which every tool follows:
/// - Terrain: the cell becomes that terrain. One that is not walkable removes the things on the cell, a walkable one
///   leaves them. Unknown characters stand in place of the terrain and go with every terrain painted over them.
/// - Thing: stands on the cell afterwards, after the things that stay. It replaces things of its own category and
///   things that the catalogue does not know. Where the terrain is not walkable, the cell becomes floor.
/// - Erase: the things on the cell go, and it becomes floor.
/// There is one start in a level: painting it removes all others, and of several cells only one gets it.
struct Paint {
    enum class What : std::uint8_t { Terrain, Thing, Erase } what = What::Erase;
    TerrainId terrain = 0;         ///< for What::Terrain
    QString kind;                  ///< for What::Thing: key; empty for an unknown character
    QJsonObject values;            ///< for What::Thing: values of its own
    char32_t character = 0;        ///< for What::Thing: the unknown character, if `kind` is empty
    QJsonObject translations = {}; ///< for What::Thing: of its texts

    static Paint ofTerrain(TerrainId terrain)
    {
        return {.what = What::Terrain, .terrain = terrain, .kind = {}, .values = {}};
    }
    static Paint ofKind(const QString &kind) { return {.what = What::Thing, .kind = kind, .values = {}}; }
    static Paint ofThing(const Thing &thing);
    static Paint eraser() { return {.what = What::Erase, .kind = {}, .values = {}}; }

    friend bool operator==(const Paint &, const Paint &) = default;
};

/// The last thing on a cell, to paint it elsewhere; nothing if there is none.
std::optional<Paint> thingPaintAt(const Level &level, Point cell);
/// What is on top of a cell: its last thing, else its terrain. Nothing outside the level.
std::optional<Paint> paintAt(const Level &level, Point cell);

/// The paint as it can be put into a level of this catalogue: values that name kinds which the catalogue does not have
/// are left out. std::nullopt if it does not have the kind of the paint itself.
std::optional<Paint> knownPaint(Paint paint, const Catalogue &catalogue);

/// Whether a level holds it at most once: the start.
bool isUnique(const Paint &paint, const Catalogue &catalogue);

/// The terrain of a cell after painting it, by the rules above.
TerrainId terrainAfter(const Paint &paint, TerrainId before, const Catalogue &catalogue);
/// The things on `cell` after painting it, by the rules above; `before` are all that stand on it.
std::vector<Thing> thingsAfter(const Paint &paint, Point cell, std::vector<Thing> before, const Catalogue &catalogue);
