#pragma once

#include "gamecore/play/game.h"

class Canvas;

/// Shows a world in play on a canvas: all of it once, then what events change. Decides nothing.
class WorldView {
public:
    /// The canvas must outlive this.
    explicit WorldView(Canvas &canvas) : m_canvas(canvas) {}

    /// Shows a game from scratch. A level too large for the view is followed at a size that can be read.
    void show(const Game &game);
    /// `events` happened, `world` is as they left it.
    void update(const EventList &events, const World &world);

private:
    void showSprites(const World &world);
    void showSafety(const World &world);

    Canvas &m_canvas;
};
