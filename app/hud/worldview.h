#pragma once

#include "editor/canvas/canvas.h"
#include "editor/canvas/sprite.h"
#include "gamecore/play/game.h"
#include "gamecore/world/world.h"

#include <QRegion>

class EventList;

/// Sprites of everything that the player sees stand or lie in a world: remains and opened doors below, then items (at
/// half strength where they are only remembered), monsters in view with their statuses and wounds, the hero on top.
/// Actors have their ids. `isRevealed`: what he does not know, too, at half strength.
std::vector<Sprite> spritesOf(const World &world, bool isRevealed = false);

/// The cells that dragons in view are about to fill with fire, as far as the hero knows them.
QRegion threatenedCells(const World &world);

/// Shows a world in play on a canvas: all that the player knows of it once, then what changes. The canvas is told
/// nothing else, so that neither fronts of walls nor thumbnails give away what is unseen, unless all is to be revealed.
/// Decides nothing.
class WorldView {
public:
    static constexpr int smallestPlayedTile = 24;

    /// A level whose cells would be smaller than `smallestTile` when fitted is scrolled instead, in logical pixels. The
    /// canvas must outlive this.
    explicit WorldView(Canvas &canvas, int smallestTile = smallestPlayedTile)
        : m_canvas(canvas), m_smallestTile(smallestTile)
    {
    }

    /// Shows what the hero does not know, too, as if remembered, from the next show() on. No world changes by it.
    void setRevealing(bool isOn) { m_isRevealing = isOn; }
    /// Shows a game from scratch. A level too large for the view is followed at a size that can be read.
    void show(const Game &game);
    /// `events` happened, `world` is as they left it. Another depth of a dungeon is shown from scratch.
    void update(const EventList &events, const Game &game);
    /// Zooms to the size that show() chooses, from now on.
    void zoomToPlay(const World &world);
    /// Shows all that is known of the level as large as it can be, and keeps that as the chosen size.
    void zoomToKnown(const World &world);
    /// Shows sprites that are no part of the world together with it, until the next call.
    void showBeside(std::vector<Sprite> sprites, const World &world);
    /// Keeps a size that the person had chosen, around the hero.
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
    Grid<TerrainId> m_terrain;    ///< as the player knows it; wall where he knows nothing
    std::vector<Point> m_inView;  ///< what was visible when last shown; empty where everything always is
    std::vector<Sprite> m_beside; ///< as showBeside()
    std::size_t m_openedDoors = 0;
    int m_depth = 0;
    bool m_isRevealing = false;
};
