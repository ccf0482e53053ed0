#pragma once

#include "gamecore/data/catalogue.h"
#include "tests/bench/maps.h"

#include <QGraphicsView>
#include <QPixmap>

#include <vector>

/// The peers of the canvas, built as Qt's documentation suggests. They draw the same terrain with the same pictures.
class TileView : public QGraphicsView {
public:
    explicit TileView(const Grid<TerrainId> &terrain);

    virtual void changeTile(Point cell, TerrainId terrain) = 0;
    /// Fits the whole level into the view.
    void fit();
    /// Shows 32 pixels per cell, from the first cell on.
    void showOneToOne();

protected:
    Grid<TerrainId> m_terrain;
    std::vector<QPixmap> m_pictures; ///< by terrain; 32 pixels a side, without an alpha channel
    QGraphicsScene m_scene;
};

/// A QGraphicsPixmapItem for each cell.
class ItemPerTileView : public TileView {
public:
    explicit ItemPerTileView(const Grid<TerrainId> &terrain);

    void changeTile(Point cell, TerrainId terrain) override;

private:
    std::vector<QGraphicsPixmapItem *> m_items; ///< owned by the scene
};

/// A single item that draws each cell in view.
class OneItemView : public TileView {
public:
    explicit OneItemView(const Grid<TerrainId> &terrain);

    void changeTile(Point cell, TerrainId terrain) override;

private:
    class Item;
    Item *m_item; ///< owned by the scene
};
