#pragma once

#include "editor/art/tilescale.h"
#include "editor/canvas/canvasoverlays.h"
#include "gamecore/base/grid.h"

#include <QHash>
#include <QImage>

#include <optional>
#include <vector>

/// The lantern of the hero.
struct Lantern {
    Point cell;
    int radius = 0;      ///< of his field of view, in cells; 0: he sees the whole level
    double strength = 1; ///< 0 (out) to 1

    /// Returns the strength of the glow around the hero, 0..1. It is weaker where his sight is limited, because
    /// SightShade adds light there.
    double glow() const { return strength * (radius > 0 ? 0.4 : 0.9); }
    /// Returns the alpha of the dusk over the ground of a level that the hero sees as a whole, 0..1. Things are not
    /// under it.
    double dusk() const { return radius > 0 ? 0 : 0.34; }

    friend bool operator==(const Lantern &, const Lantern &) = default;
};

/// The darkness over cells that the player does not see now, and the light on those that he sees. Unseen cells are
/// black, like the inside of rock. Remembered cells are under a flat, cool veil, which takes away most of their light
/// and color. The lantern's light is warm near the hero and becomes cool and weak towards the edge of his field of
/// view. Before setSight() every cell is visible.
///
/// Light and veil around the lantern are one picture, which is drawn anew only if the lantern or the sight changes. It
/// is sampled a few times per cell and enlarged smoothly, so that borders are soft. Only unseen cells have sharp
/// borders, because nothing in them may shine through.
class SightShade {
public:
    void setScale(TileScale scale);
    /// Sets the sight of the whole level; an empty grid makes everything visible.
    void setSight(Grid<CellSight> sight);
    /// Changes the sight of cells; ignores cells outside the level. Returns the bounding rectangle of the cells whose
    /// sight changed; null if there are none.
    QRect updateSight(const std::vector<Point> &cells, CellSight sight);
    /// Sets the lantern; std::nullopt: visible cells stay as they are. Returns the cells whose light changes, some of
    /// them perhaps outside the level.
    QRect setLantern(const std::optional<Lantern> &lantern);

    /// Paints light and darkness over the rectangle `cells` of the level. `isFlat`: without light and soft borders.
    void paint(const PixelPainting &pixels, QPainter *painter, const QRect &cells, bool isFlat);

private:
    QRect litCells() const;
    bool hasPicture() const;
    void drawPicture();
    QImage samples() const;
    QRgb sampleAt(QPointF place) const;
    QRgb lightAt(QPointF place) const;
    CellSight sightAt(Point cell) const;
    void blackenUnseen();
    void paintPicture(const PixelPainting &pixels, QPainter *painter) const;
    void paintBlocks(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    void paintRows(const PixelPainting &pixels, QPainter *painter, const QRect &cells, bool isFlat) const;
    void paintBorders(const PixelPainting &pixels, QPainter *painter, const QRect &cells) const;
    unsigned unseenAround(Point cell) const;
    const QImage &border(unsigned unseen) const;
    void paintRow(const PixelPainting &pixels, QPainter *painter, const QRect &row, bool isFlat) const;

    Grid<CellSight> m_sight;
    TileScale m_scale;
    std::optional<Lantern> m_lantern;
    mutable QHash<unsigned, QImage> m_borders; ///< darkness on a known cell by the unseen cells around it
    QImage m_picture;                          ///< light and darkness around the lantern; null until it is needed
};
