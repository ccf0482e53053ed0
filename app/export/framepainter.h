#pragma once

#include "editor/pictures/levelpainter.h"
#include "gamecore/play/game.h"

#include <QImage>
#include <QRect>

#include <memory>

/// How frames of a game look.
struct FrameLook {
    /// What of the level is shown.
    enum class Part : std::uint8_t {
        Known,      ///< what the hero knows, and a cell around it
        AroundHero, ///< `aroundHero` cells with him in the middle, but at borders of the level
        Whole       ///< the level
    };
    static constexpr int leastTile = 16;
    static constexpr int usualTile = 32;
    static constexpr int mostTile = 64;
    static constexpr QSize aroundHero{40, 24};
    /// Of one frame.
    static constexpr qint64 mostPixels = 64LL * 1000 * 1000;

    int tile = usualTile; ///< pixels a cell, leastTile..mostTile
    Part part = Part::Known;
    bool isRevealed = false; ///< what the hero does not know, too, as if remembered
    TileLook look = TileLook::Tiles;
};

/// The cells that a frame of that moment shows; never none.
QRect framedCells(const World &world, const FrameLook &look);
/// Whether a frame of so many cells is no larger than one may be, a side of it included.
bool mayBeFramed(QSize cells, const FrameLook &look);

/// Paints a game at a moment as a canvas shows it (app/hud/worldview.h), without what follows the mouse: by the items
/// of a canvas, which are in no scene here. Any thread may have its own.
class FramePainter {
public:
    explicit FramePainter(const FrameLook &look);
    ~FramePainter();
    Q_DISABLE_COPY_MOVE(FramePainter)

    /// A picture of `cells`, which mayBeFramed(); dark where they lie outside the level. QImage::Format_RGB32.
    QImage paint(const Game &game, const QRect &cells);
    /// The same of framedCells().
    QImage paint(const Game &game) { return paint(game, framedCells(game.world(), m_look)); }

private:
    struct Items;
    void takeCatalogue(const CataloguePtr &catalogue);
    void show(const World &world);

    FrameLook m_look;
    Tileset m_tileset;
    CataloguePtr m_catalogue;                ///< null before the first frame, and so are the others
    std::unique_ptr<LevelPainter> m_painter; ///< of all items
    std::unique_ptr<Items> m_items;
};
