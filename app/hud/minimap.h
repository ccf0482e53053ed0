#pragma once

#include "editor/pictures/levelmap.h"
#include "gamecore/world/world.h"

/// A small map of the level as the hero knows it, with doors, stairs, exits, treasure, items, visible monsters and the
/// hero. It shows the explored part as large as it fits, and grows with it in steps. A click emits clicked() with the
/// cell under the mouse.
class Minimap : public LevelMap {
    Q_OBJECT

public:
    explicit Minimap(QWidget *parent = nullptr);

    /// Sets whether the map also shows what the hero does not know, from the next showLevel() on.
    void setRevealing(bool isOn) { m_isRevealing = isOn; }
    /// Shows another level and redraws everything.
    void showLevel(const World &world);
    /// Updates the map after a command. Redraws only cells within the hero's range of view, unless the level now has
    /// another size.
    void showWorld(const World &world);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void frameKnown();
    void drawKnown(const World &world, const QRect &cells);
    bool knows(const World &world, Point cell) const { return m_isRevealing || world.isExplored(cell); }
    void notePlaces(const World &world, const QRect &cells);
    void mark(const World &world);
    void addItems(const World &world, std::vector<MapMark> &marks) const;
    void addMonsters(const World &world, std::vector<MapMark> &marks) const;
    void retranslate();

    Point m_seenFrom; ///< the hero's cell when last drawn
    QRect m_known;    ///< bounding rectangle of the cells that the hero knows
    std::size_t m_openedDoors = 0;
    std::vector<MapMark> m_places; ///< doors, stairs and exits known to the hero
    bool m_isRevealing = false;
};
