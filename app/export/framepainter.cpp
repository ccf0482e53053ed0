#include "app/export/framepainter.h"

#include "app/hud/seenlevel.h"
#include "app/hud/worldview.h"
#include "editor/art/canvascolors.h"
#include "editor/canvas/overlayitem.h"
#include "editor/canvas/spriteitem.h"
#include "editor/canvas/terrainitem.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <array>

namespace {

/// The longest side in pixels that PNG readers and film encoders can handle.
constexpr int longestFrameSide = 16384;

QRect knownCells(const World &world)
{
    QRect known;
    for (int y = 0; y < world.size().height; ++y) {
        for (int x = 0; x < world.size().width; ++x) {
            if (world.isExplored({x, y})) {
                known |= QRect(x, y, 1, 1);
            }
        }
    }
    return known;
}

/// Returns the first of `shown` cells out of `all`, so that `middle` is as close to the center as the range allows.
int firstAround(int middle, int shown, int all)
{
    return std::clamp(middle - shown / 2, 0, std::max(0, all - shown));
}

QRect cellsAround(Point hero, QSize level)
{
    const QSize shown = FrameLook::aroundHero.boundedTo(level);
    return {
        QPoint(firstAround(hero.x, shown.width(), level.width()), firstAround(hero.y, shown.height(), level.height())),
        shown};
}

} // namespace

QRect framedCells(const World &world, const FrameLook &look)
{
    const QRect level(0, 0, world.size().width, world.size().height);
    if (look.part == FrameLook::Part::AroundHero) {
        return cellsAround(world.hero().cell, level.size());
    }
    if (look.part == FrameLook::Part::Whole || look.isRevealed || world.seesAll()) {
        return level;
    }
    const QRect known = knownCells(world) | QRect(world.hero().cell.x, world.hero().cell.y, 1, 1);
    return known.adjusted(-1, -1, 1, 1) & level;
}

bool mayBeFramed(QSize cells, const FrameLook &look)
{
    const qint64 width = qint64(cells.width()) * look.tile;
    const qint64 height = qint64(cells.height()) * look.tile;
    return std::max(width, height) <= longestFrameSide && width * height <= FrameLook::mostPixels;
}

/// The graphics items, painted directly. They are in no scene, so they notify nothing of changes.
struct FramePainter::Items {
    explicit Items(const LevelPainter &painter) : terrain(painter), sprites(painter), overlays(painter)
    {
        overlays.setScale();
    }

    TerrainItem terrain;
    SpriteItem sprites;
    OverlayItem overlays;
    std::unique_ptr<QGraphicsItem> lower = overlays.lower();

    /// Returns the items in the painting order of a canvas.
    std::array<QGraphicsItem *, 4> all() { return {&terrain, lower.get(), &sprites, &overlays}; }
};

FramePainter::FramePainter(const FrameLook &look) : m_look(look)
{
}

FramePainter::~FramePainter() = default;

void FramePainter::takeCatalogue(const CataloguePtr &catalogue)
{
    if (m_catalogue != catalogue) {
        m_items.reset(); // destroyed first: the items refer to the painter, which refers to the catalogue
        m_painter = std::make_unique<LevelPainter>(m_tileset, *catalogue, m_look.look, TileScale{.tile = m_look.tile});
        m_catalogue = catalogue;
        m_items = std::make_unique<Items>(*m_painter);
    }
}

void FramePainter::show(const World &world)
{
    SeenLevel seen = seenLevel(world, m_look.isRevealed);
    m_items->terrain.setTerrain(std::move(seen.terrain));
    m_items->sprites.setSize(world.size());
    m_items->sprites.setSprites(spritesOf(world, m_look.isRevealed));
    const std::optional<double> safe = safetyLeft(world);
    m_items->sprites.setRing(safe ? std::optional(heroId) : std::nullopt, safe.value_or(0));
    m_items->overlays.setSize(world.size());
    if (!world.seesAll()) {
        m_items->overlays.setSight(seen.sight);
    }
    m_items->overlays.setTint(CellTint::Threat, threatenedCells(world));
    const std::optional<int> lit = litSprite(world);
    m_items->overlays.setLight(lit ? std::optional(m_items->sprites.placeOf(*lit)) : std::nullopt);
}

QImage FramePainter::paint(const Game &game, const QRect &cells)
{
    Q_ASSERT(mayBeFramed(cells.size(), m_look));
    takeCatalogue(game.catalogue());
    show(game.world());
    QImage picture(cells.size() * m_look.tile, QImage::Format_RGB32);
    picture.fill(CanvasColors::ink);
    QPainter painter(&picture);
    painter.scale(m_painter->scale().zoom(), m_painter->scale().zoom());
    painter.translate(-sceneRectOf(cells).topLeft());
    QStyleOptionGraphicsItem option;
    option.exposedRect = sceneRectOf(cells);
    for (QGraphicsItem *item : m_items->all()) {
        painter.save();
        item->paint(&painter, &option, nullptr);
        painter.restore();
    }
    return picture;
}
