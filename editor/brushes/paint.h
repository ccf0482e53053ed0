#pragma once

// editor/brushes: paints (terrain and kinds), and the cells of an area.

#include "gamecore/level/level.h"

#include <QMimeData>

#include <memory>

/// The content that a tool puts on cells: a terrain, a thing or nothing (the eraser). All tools follow these rules:
/// - Terrain: the cell becomes that terrain. If the new terrain is not walkable, the things on the cell are removed;
///   otherwise they stay. An unknown character stands in place of the terrain of its cell, so painting any terrain
///   removes the character.
/// - Thing: the thing is added on top of the things on the cell. It replaces things of its own category, and things
///   that the catalogue does not define. If the terrain is not walkable, the cell becomes floor. If the thing is an
///   unknown character, the cell always becomes floor.
/// - Erase: the things on the cell are removed, and the cell becomes floor.
///
/// A level has one start of the hero. Painting a start removes all other starts. If a start is painted on several
/// cells, only one of them gets it.
struct Paint {
    enum class What : std::uint8_t { Terrain, Thing, Erase } what = What::Erase;
    TerrainId terrain = 0;         ///< for What::Terrain
    QString kind;                  ///< for What::Thing: key of the kind; empty for an unknown character
    QJsonObject values;            ///< for What::Thing: the thing's own values
    char32_t character = 0;        ///< for What::Thing: the unknown character, if `kind` is empty
    QJsonObject translations = {}; ///< for What::Thing: translations of the thing's texts

    static Paint ofTerrain(TerrainId terrain)
    {
        return {.what = What::Terrain, .terrain = terrain, .kind = {}, .values = {}};
    }
    static Paint ofKind(const QString &kind) { return {.what = What::Thing, .kind = kind, .values = {}}; }
    static Paint ofThing(const Thing &thing);
    static Paint eraser() { return {.what = What::Erase, .kind = {}, .values = {}}; }

    friend bool operator==(const Paint &, const Paint &) = default;
};

/// Returns the topmost thing on a cell as a paint; std::nullopt if there is none.
std::optional<Paint> thingPaintAt(const Level &level, Point cell);
/// Returns the topmost thing on a cell as a paint; if there is none, the terrain of the cell as a paint. std::nullopt
/// outside the level.
std::optional<Paint> paintAt(const Level &level, Point cell);

/// Adapts a paint to a level with this catalogue by leaving out values that name unknown kinds. std::nullopt if the
/// catalogue does not define the kind of the paint itself.
std::optional<Paint> knownPaint(Paint paint, const Catalogue &catalogue);

/// True if a level may contain the thing of the paint only once. This applies to the hero's start only.
bool isUnique(const Paint &paint, const Catalogue &catalogue);

/// Returns the terrain of a cell after painting it, by the rules above.
TerrainId terrainAfter(const Paint &paint, TerrainId before, const Catalogue &catalogue);
/// Returns the things on `cell` after painting it, by the rules above. `before` are all things on the cell so far.
std::vector<Thing> thingsAfter(const Paint &paint, Point cell, std::vector<Thing> before, const Catalogue &catalogue);

/// Returns the drag data of a paint, for dragging it from the palette to the canvas. The data contains only the key of
/// the terrain or kind.
std::unique_ptr<QMimeData> mimeDataOf(const Paint &paint, const Catalogue &catalogue);
/// Returns the paint in drag data. std::nullopt if the data contains no paint, or if the catalogue does not define its
/// terrain or kind.
std::optional<Paint> paintOf(const QMimeData &data, const Catalogue &catalogue);
