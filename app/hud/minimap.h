#pragma once

#include "editor/pictures/levelmap.h"
#include "gamecore/world/world.h"

/// The whole level small: what the hero knows of it with its doors, stairs, exits, treasure and things, who is in view,
/// and himself. A click shows that place on the canvas.
class Minimap : public LevelMap {
    Q_OBJECT

public:
    explicit Minimap(QWidget *parent = nullptr);

    /// Shows what the hero does not know, too, from the next showLevel() on.
    void setRevealing(bool isOn) { m_isRevealing = isOn; }
    /// Another level: everything is drawn anew.
    void showLevel(const World &world);
    /// Shows the level after a further command: only what the hero can have seen anew is drawn.
    void showWorld(const World &world);

private:
    void drawKnown(const World &world, const QRect &cells);
    bool knows(const World &world, Point cell) const { return m_isRevealing || world.isExplored(cell); }
    void notePlaces(const World &world, const QRect &cells);
    void mark(const World &world);
    void addItems(const World &world, std::vector<MapMark> &marks) const;
    void addMonsters(const World &world, std::vector<MapMark> &marks) const;
    void retranslate();

    QRect m_view; ///< cells that were in reach of the hero's sight when it was drawn last
    std::size_t m_openedDoors = 0;
    std::vector<MapMark> m_places; ///< doors, stairs and exits that the hero knows
    bool m_isRevealing = false;
};
