#pragma once

#include "app/hud/thinglist.h"
#include "gamecore/world/world.h"

/// The monsters, items, stairs and exits that the hero sees, nearest first, with the direction to each. The receivers
/// of the signals show a cell or start the walk there.
class InViewPanel : public ThingList {
    Q_OBJECT

public:
    /// The largest number of rows; the farthest things are omitted.
    static constexpr int mostRows = 60;

    explicit InViewPanel(QWidget *parent = nullptr);

    /// Sets whether the list also contains things that the hero does not see. Takes effect at the next showWorld().
    void setRevealing(bool isOn) { m_isRevealing = isOn; }
    void showWorld(const World &world);

Q_SIGNALS:
    /// Emitted when an entry is clicked, or selected by a key.
    void showRequested(Point cell);
    /// Emitted when an entry is double-clicked or chosen by Enter.
    void travelRequested(Point cell);

private:
    struct Seen {
        Point cell;
        int distance = 0;
        Entry entry;
    };
    void addMonsters(const World &world, std::vector<Seen> &seen) const;
    void addItems(const World &world, std::vector<Seen> &seen) const;
    void addPlaces(const World &world, std::vector<Seen> &seen) const;
    bool isShown(const World &world, Point cell) const { return m_isRevealing || world.isVisible(cell); }
    Entry monsterEntry(const World &world, ActorId id) const;
    Point cellOf(int key) const;
    void retranslate();

    std::vector<Point> m_cells; ///< cells of the entries, by row
    bool m_isRevealing = false;
    bool m_seesAll = false; ///< the hero always sees the whole level (World::seesAll())
};
