#pragma once

#include "app/hud/worldsprites.h"
#include "editor/canvas/canvas.h"
#include "editor/canvas/canvasoverlays.h"
#include "gamecore/play/game.h"
#include "gamecore/world/world.h"

#include <QHash>

class EventList;

/// The part of a level that the player may see at a moment: what the hero sees or remembers.
struct SeenLevel {
    Grid<TerrainId> terrain; ///< wall where unknown, so that wall fronts reveal nothing
    Grid<CellSight> sight;   ///< empty if the whole level is always visible (World::seesAll())
};

/// Returns the part of the current level that the player may see. If `isRevealed`, cells that the hero does not know
/// look as if he remembered them.
SeenLevel seenLevel(const World &world, bool isRevealed = false);
/// Returns the smallest rectangle with all cells that the hero knows; an empty one if he knows none.
QRect knownCells(const World &world);

/// Returns the light that the hero carries; it is out if the game is lost.
Lantern lanternOf(const World &world);
/// Returns the fraction (0..1) left of the time in which the hero cannot be hurt; std::nullopt if he can be hurt, or if
/// the game is over.
std::optional<double> safetyLeft(const World &world);

/// The display of a world in play on a canvas. show() shows everything that the player knows, update() only changes.
/// The canvas gets no information that the player should not have, so that the fronts of walls, for example, reveal
/// nothing.
class WorldView {
public:
    static constexpr int smallestPlayedTile = 24; ///< in logical pixels

    /// A level is scrolled if its cells would otherwise be smaller than `smallestTile` logical pixels. The canvas must
    /// outlive this object.
    explicit WorldView(Canvas &canvas, int smallestTile = smallestPlayedTile)
        : m_canvas(canvas), m_smallestTile(smallestTile)
    {
    }

    /// Sets whether to also show what the hero does not know, as if he remembered it, from the next show() on. The
    /// world does not change.
    void setRevealing(bool isOn) { m_isRevealing = isOn; }
    /// Shows a game from scratch. In a level that is too large for the view, the view follows the hero at a readable
    /// size. All actors face the side to which they are drawn.
    void show(const Game &game);
    /// Shows the effects of `events`; `game` is in the state after them. A new depth of a dungeon is shown from
    /// scratch, at the zoom that the user chose, if any. Actors face the side of their last step or blow.
    void update(const EventList &events, const Game &game);
    /// Shows a game from scratch, like show(), one step before the moment that was shown: actors glide back.
    void showBack(const Game &game);
    /// Zooms to the size that show() chooses, and keeps this size when the window is resized.
    void zoomToPlay(const World &world);
    /// True if all of the level is in view at the size that show() chooses, wherever the hero is.
    bool holdsLevel(const World &world) const { return m_canvas.holdsLevel(fitOf(world)); }
    /// Shows the known part of the level as large as possible.
    void zoomToKnown(const World &world);
    /// Sets additional sprites that are not part of the world, in place of the additional sprites of the last call.
    void setExtraSprites(std::vector<Sprite> sprites, const World &world);
    /// Restores the zoom of `view`, centered on the hero. Does nothing if that zoom was chosen automatically (isFit).
    void restoreZoom(const Canvas::ViewState &view, const World &world);

private:
    PlayFit fitOf(const World &world) const;
    void showAnew(const Game &game);
    void showKnown(const World &world);
    bool updateKnown(const World &world);
    void updateTerrain(const World &world, const std::vector<Point> &cells);
    static std::vector<int> moversOf(const EventList &events);
    void turnActors(const EventList &events, const World &world);
    void turn(int actor, int eastwards);
    void showSprites(const World &world);
    void showSafety(const World &world);

    Canvas &m_canvas;
    int m_smallestTile;
    Grid<TerrainId> m_terrain;    ///< as known to the player; wall where unknown
    std::vector<Point> m_inView;  ///< cells visible when last shown; empty if everything is always visible
    std::vector<Sprite> m_shown;  ///< the sprites of the world when last shown
    std::vector<Sprite> m_beside; ///< the additional sprites (setExtraSprites())
    QHash<int, Facing> m_facings; ///< of actors that have turned, by id
    std::size_t m_openedDoors = 0;
    int m_depth = 0;
    bool m_isRevealing = false;
};
