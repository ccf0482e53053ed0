#pragma once

#include "editor/pictures/levelpainter.h"
#include "gamecore/play/game.h"

#include <QImage>
#include <QRect>

#include <memory>

/// How frames of a game look.
struct FrameLook {
    /// The visible part of the level.
    enum class Part : std::uint8_t {
        Known, ///< the cells that the hero knows, plus a border of one cell
        /// An area of `aroundHero` cells centered on the hero, or shifted into the level where the hero is near a
        /// border.
        AroundHero,
        Whole ///< the whole level
    };
    static constexpr int leastTile = 16;
    static constexpr int usualTile = 32;
    static constexpr int mostTile = 64;
    /// Width and height of Part::AroundHero in cells.
    static constexpr QSize aroundHero{40, 24};
    /// The largest number of pixels of a frame.
    static constexpr qint64 mostPixels = 64LL * 1000 * 1000;

    int tile = usualTile; ///< pixels per cell, leastTile..mostTile
    Part part = Part::Known;
    bool isRevealed = false; ///< shows what the hero does not know as well, as if remembered
    TileLook look = TileLook::Tiles;
};

/// Returns the cells that a frame of a world shows; never empty.
QRect framedCells(const World &world, const FrameLook &look);
/// True if a frame of `cells` columns and rows is within the limits of pixels and of side length.
bool mayBeFramed(QSize cells, const FrameLook &look);

/// Paints a game at a moment as a canvas shows it (app/hud/worldview.h), without mouse effects. It uses the graphics
/// items of a canvas, but without a scene. Each thread may have its own painter.
class FramePainter {
public:
    explicit FramePainter(const FrameLook &look);
    ~FramePainter();
    Q_DISABLE_COPY_MOVE(FramePainter)

    /// Paints `cells`, for which mayBeFramed() must be true; cells outside the level are dark. The format is
    /// QImage::Format_RGB32.
    QImage paint(const Game &game, const QRect &cells);
    /// Paints framedCells().
    QImage paint(const Game &game) { return paint(game, framedCells(game.world(), m_look)); }

private:
    struct Items;
    void takeCatalogue(const CataloguePtr &catalogue);
    void show(const World &world);

    FrameLook m_look;
    Tileset m_tileset;
    CataloguePtr m_catalogue;                ///< null before the first frame, like the other pointers
    std::unique_ptr<LevelPainter> m_painter; ///< shared by all items
    std::unique_ptr<Items> m_items;
};
