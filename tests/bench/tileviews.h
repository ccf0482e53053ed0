#pragma once

#include "gamecore/data/catalogue.h"
#include "tests/bench/maps.h"

#include <QGraphicsView>
#include <QPixmap>

#include <vector>

/// The peers of the canvas: what Qt's documentation leads to, drawing the same terrain with the same pictures.
class TileView : public QGraphicsView {
public:
    explicit TileView(const Grid<TerrainId> &terrain);

    virtual void changeTile(Point cell, TerrainId terrain) = 0;
    /// The whole level in view.
    void fit();
    /// 32 pixels a cell, from the first cell on.
    void showOneToOne();

protected:
    Grid<TerrainId> m_terrain;
    std::vector<QPixmap> m_pictures; ///< 32 pixels a side, without an alpha channel; by terrain
    QGraphicsScene m_scene;
};

/// A QGraphicsPixmapItem for each cell.
class ItemPerTileView : public TileView {
public:
    explicit ItemPerTileView(const Grid<TerrainId> &terrain);

    void changeTile(Point cell, TerrainId terrain) override;

private:
    std::vector<QGraphicsPixmapItem *> m_items; ///< they belong to the scene
};

/// One item that draws each cell in view.
class OneItemView : public TileView {
public:
    explicit OneItemView(const Grid<TerrainId> &terrain);

    void changeTile(Point cell, TerrainId terrain) override;

private:
    class Item;
    Item *m_item; ///< belongs to the scene
};
