#include "editor/brushes/paintdrag.h"

#include "gamecore/data/catalogue.h"

using namespace Qt::StringLiterals;

namespace {

const QString paintMimeType = u"application/x-mazewright-paint"_s;

} // namespace

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
