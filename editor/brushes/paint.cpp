#include "editor/brushes/paint.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

using namespace Qt::StringLiterals;

namespace {

const QString paintMimeType = u"application/x-mazewright-paint"_s;

std::optional<KindCategory> categoryIn(const Catalogue &catalogue, const QString &kind)
{
    const std::optional<KindId> id = catalogue.kindOf(kind);
    return id ? std::optional(catalogue.kind(*id).category) : std::nullopt;
}

} // namespace

Paint Paint::ofThing(const Thing &thing)
{
    return {.what = What::Thing,
            .kind = thing.kind,
            .values = thing.values,
            .character = thing.isUnknownCharacter() ? thing.character : U'\0',
            .translations = thing.translations};
}

std::optional<Paint> thingPaintAt(const Level &level, Point cell)
{
    const auto [first, last] = thingsAt(level, cell);
    return first == last ? std::nullopt : std::optional(Paint::ofThing(level.things[last - 1]));
}

std::optional<Paint> paintAt(const Level &level, Point cell)
{
    if (!level.terrain.contains(cell)) {
        return std::nullopt;
    }
    const std::optional<Paint> thing = thingPaintAt(level, cell);
    return thing ? thing : Paint::ofTerrain(level.terrain.at(cell));
}

std::optional<Paint> knownPaint(Paint paint, const Catalogue &catalogue)
{
    if (paint.what != Paint::What::Thing) {
        return paint;
    }
    if (!catalogue.kindOf(paint.kind)) {
        return std::nullopt;
    }
    Thing thing{.cell = {}, .kind = paint.kind, .values = paint.values};
    for (const QString &key : kindsNamedBy(thing)) {
        if (!catalogue.kindOf(key)) {
            changeReferences(thing, key, {});
        }
    }
    paint.values = thing.values;
    return paint;
}

bool isUnique(const Paint &paint, const Catalogue &catalogue)
{
    return paint.what == Paint::What::Thing && paint.kind == catalogue.kind(catalogue.start()).key;
}

TerrainId terrainAfter(const Paint &paint, TerrainId before, const Catalogue &catalogue)
{
    switch (paint.what) {
    case Paint::What::Terrain:
        return paint.terrain;
    case Paint::What::Thing:
        // Files can store an unknown character only on floor.
        return catalogue.terrain(before).isWalkable && !paint.kind.isEmpty() ? before : catalogue.floor();
    case Paint::What::Erase:
        break;
    }
    return catalogue.floor();
}

std::vector<Thing> thingsAfter(const Paint &paint, Point cell, std::vector<Thing> before, const Catalogue &catalogue)
{
    switch (paint.what) {
    case Paint::What::Terrain:
        if (!catalogue.terrain(paint.terrain).isWalkable) {
            return {};
        }
        std::erase_if(before, [](const Thing &thing) { return thing.isUnknownCharacter(); });
        return before;
    case Paint::What::Thing: {
        const std::optional<KindCategory> category = categoryIn(catalogue, paint.kind);
        std::erase_if(before, [&](const Thing &thing) {
            const std::optional<KindCategory> other = categoryIn(catalogue, thing.kind);
            return !other || other == category;
        });
        before.push_back({.cell = cell,
                          .kind = paint.kind,
                          .values = paint.values,
                          .character = paint.character,
                          .translations = paint.translations});
        return before;
    }
    case Paint::What::Erase:
        break;
    }
    return {};
}

std::unique_ptr<QMimeData> mimeDataOf(const Paint &paint, const Catalogue &catalogue)
{
    auto data = std::make_unique<QMimeData>();
    data->setData(paintMimeType, paint.what == Paint::What::Terrain ? catalogue.terrain(paint.terrain).key.toUtf8()
                                                                    : paint.kind.toUtf8());
    return data;
}

std::optional<Paint> paintOf(const QMimeData &data, const Catalogue &catalogue)
{
    const QString key = QString::fromUtf8(data.data(paintMimeType));
    if (const std::optional<TerrainId> terrain = catalogue.terrainOf(key)) {
        return Paint::ofTerrain(*terrain);
    }
    return catalogue.kindOf(key) ? std::optional(Paint::ofKind(key)) : std::nullopt;
}
