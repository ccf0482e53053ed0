#include "tests/bench/tileviews.h"

#include "editor/pictures/levelpainter.h"
#include "tests/bench/levels.h"

#include <QGraphicsPixmapItem>
#include <QScrollBar>
#include <QStyleOptionGraphicsItem>
#include <QtMath>

#include <algorithm>

namespace {

constexpr int side = 32;

} // namespace

TileView::TileView(const Grid<TerrainId> &terrain) : m_terrain(terrain)
{
    const CataloguePtr catalogue = benchCatalogue();
    const Tileset tileset;
    const LevelPainter tiles(tileset, *catalogue, TileLook::Tiles, {.tile = side});
    for (std::size_t id = 0; id < catalogue->terrain().size(); ++id) {
        m_pictures.push_back(QPixmap::fromImage(tiles.tileOf(TerrainId(id))));
    }
    setScene(&m_scene);
    m_scene.setSceneRect(0, 0, side * terrain.width(), side * terrain.height());
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
}

void TileView::fit()
{
    fitInView(m_scene.sceneRect(), Qt::KeepAspectRatio);
}

void TileView::showOneToOne()
{
    resetTransform();
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(0);
}

ItemPerTileView::ItemPerTileView(const Grid<TerrainId> &terrain) : TileView(terrain)
{
    m_items.reserve(m_terrain.cells().size());
    for (int y = 0; y < m_terrain.height(); ++y) {
        for (int x = 0; x < m_terrain.width(); ++x) {
            auto *item = new QGraphicsPixmapItem(m_pictures[m_terrain.at({x, y})]);
            item->setShapeMode(QGraphicsPixmapItem::BoundingRectShape);
            item->setPos(side * x, side * y);
            m_scene.addItem(item);
            m_items.push_back(item);
        }
    }
}

void ItemPerTileView::changeTile(Point cell, TerrainId terrain)
{
    m_items[m_terrain.index(cell)]->setPixmap(m_pictures[terrain]);
}

class OneItemView::Item : public QGraphicsItem {
public:
    explicit Item(const OneItemView &view) : m_view(view) { setFlag(ItemUsesExtendedStyleOption); }

    QRectF boundingRect() const override
    {
        return QRectF(0, 0, side * m_view.m_terrain.width(), side * m_view.m_terrain.height());
    }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *) override
    {
        const QRectF exposed = option->exposedRect & boundingRect();
        for (int y = qFloor(exposed.top() / side); y < qCeil(exposed.bottom() / side); ++y) {
            for (int x = qFloor(exposed.left() / side); x < qCeil(exposed.right() / side); ++x) {
                painter->drawPixmap(side * x, side * y, m_view.m_pictures[m_view.m_terrain.at({x, y})]);
            }
        }
    }

private:
    const OneItemView &m_view;
};

OneItemView::OneItemView(const Grid<TerrainId> &terrain) : TileView(terrain), m_item(new Item(*this))
{
    m_scene.addItem(m_item);
}

void OneItemView::changeTile(Point cell, TerrainId terrain)
{
    m_terrain.set(cell, terrain);
    m_item->update(side * cell.x, side * cell.y, side, side);
}
