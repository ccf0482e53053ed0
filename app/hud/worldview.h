#pragma once

#include "editor/canvas/canvas.h"
#include "editor/canvas/sprite.h"
#include "gamecore/play/game.h"
#include "gamecore/world/world.h"

#include <QRegion>

class EventList;

/// Returns the sprites of everything that the player sees in a world. Remains and opened doors are lowest, then items
/// (half transparent if only remembered), monsters in view with their statuses and wounds, and the hero on top. Actor
/// sprites have the actor's id. `isRevealed` adds what the hero does not know, half transparent.
std::vector<Sprite> spritesOf(const World &world, bool isRevealed = false);

/// Returns the cells that visible dragons are about to fill with fire, as far as the hero knows them.
QRegion threatenedCells(const World &world);

/// Shows a world in play on a canvas: first everything that the player knows, then only changes. The canvas gets no
/// hidden information unless everything is to be revealed, so wall fronts and thumbnails reveal nothing.
class WorldView {
public:
    static constexpr int smallestPlayedTile = 24;

    /// A level is scrolled if fitting it would make cells smaller than `smallestTile` logical pixels. The canvas must
    /// outlive this object.
    explicit WorldView(Canvas &canvas, int smallestTile = smallestPlayedTile)
        : m_canvas(canvas), m_smallestTile(smallestTile)
    {
    }

    /// Sets whether to show what the hero does not know too, as if remembered, from the next show() on. The world does
    /// not change.
    void setRevealing(bool isOn) { m_isRevealing = isOn; }
    /// Shows a game from scratch. In a level that is too large for the view, the view follows the hero at a readable
    /// size.
    void show(const Game &game);
    /// Shows the effects of `events`; `world` is the state after them. A new depth of a dungeon is shown from scratch.
    void update(const EventList &events, const Game &game);
    /// Zooms to the size that show() chooses, and keeps it.
    void zoomToPlay(const World &world);
    /// Shows the known part of the level as large as possible, and keeps that zoom.
    void zoomToKnown(const World &world);
    /// Adds sprites that are not part of the world, until the next call.
    void showBeside(std::vector<Sprite> sprites, const World &world);
    /// Restores a zoom that the user had chosen, centered on the hero.
    void keepSize(const Canvas::ViewState &view, const World &world);

private:
    void showKnown(const World &world);
    bool updateKnown(const World &world);
    void updateTerrain(const World &world, const std::vector<Point> &cells);
    void moveSprites(const EventList &events);
    void showSprites(const World &world);
    void showSafety(const World &world);

    Canvas &m_canvas;
    int m_smallestTile;
    Grid<TerrainId> m_terrain;    ///< as known to the player; wall where unknown
    std::vector<Point> m_inView;  ///< cells visible when last shown; empty if everything is always visible
    std::vector<Sprite> m_beside; ///< as in showBeside()
    std::size_t m_openedDoors = 0;
    int m_depth = 0;
    bool m_isRevealing = false;
};
