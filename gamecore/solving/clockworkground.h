#pragma once

#include "gamecore/base/numberset.h"
#include "gamecore/base/point.h"
#include "gamecore/data/slot.h"
#include "gamecore/world/world.h"

#include <QString>

#include <array>
#include <vector>

/// The hero's holdings: the set of items and treasure taken, doors opened and plates pressed so far, one bit each. All
/// of these are permanent, so bits are only ever added. ClockworkGround assigns the bits.
using CollectedGoods = NumberSet;

/// The keys that the doors of a level need. Each kind of key has a lock, which lists the bits of the keys of this kind
/// that lie in the level, and the bits of the doors that they open. If opening a door uses up a key of this kind, each
/// opened door of the lock has consumed one key.
class DoorLocks {
public:
    /// Returns the number of the lock for the kind of key whose catalogue key is `key`; adds the lock if needed.
    /// `world` must be unplayed, because the keys in its bag are counted as held at the start.
    int lockFor(const World &world, const QString &key);
    /// Returns the number of the lock for the catalogue key `key`; -1 if no door needs this kind of key.
    int lockOf(const QString &key) const;
    /// Adds the bit of a door that needs a key of this lock.
    void addDoor(int lock, int bit) { at(lock).doors.push_back(bit); }
    /// Adds the bit of a key that lies in the level.
    void addItem(int lock, int bit) { at(lock).items.push_back(bit); }

    /// Returns the number of keys for `lock` in the hero's bag if his holdings are `goods`.
    int keysLeft(int lock, const CollectedGoods &goods) const;
    /// Returns the number of keys used up so far, over all kinds.
    int spent(const CollectedGoods &goods) const;
    /// True if there are fewer keys than doors for some kind of key that is used up by opening doors. Counts the keys
    /// in the bag at the start and those in the level.
    bool lackKeys() const;
    /// Adds to `goods` the bits of all doors that use up a key.
    void addSpending(CollectedGoods &goods) const;

private:
    struct Lock {
        QString key;                 ///< catalogue key of the kind of key
        bool isUsedUp = true;        ///< opening a door uses up a key
        int held = 0;                ///< keys in the bag at the start
        std::vector<int> items = {}; ///< bits of keys in the level
        std::vector<int> doors = {}; ///< bits of doors
    };
    Lock &at(int lock) { return m_locks[std::size_t(lock)]; }

    std::vector<Lock> m_locks;
};

/// Everything on a cell that affects the hero, apart from whether he can enter it. Bits are those of CollectedGoods; -1
/// stands for no bit.
struct Spot {
    int treasure = -1;           ///< one bit for all treasure on the cell, if `win` requires treasure
    int plate = -1;              ///< bit of a plate that opens gates; all plates of the same terrain share one bit
    std::vector<int> items = {}; ///< bits of the items in the order of picking up, only up to the last key
    int harm = 0;                ///< hit points lost by entering
    bool isExit = false;         ///< an exit, if `win` requires one
    bool isStairs = false;       ///< stairs, if `win` requires an exit
};

/// Model of a level without its monsters. The level must fulfill hasClockworkGround() (gamecore/solving/clockwork.h).
/// The model says where the hero can go, and what he takes, opens and presses there, as bits of CollectedGoods. It is
/// the same for every seed.
///
/// The use of items other than keys is not modeled. isWhole() is false if such use could matter.
class ClockworkGround {
public:
    /// The index of a cell, row by row, with a border of one cell around the level so that every cell has eight
    /// neighbors.
    using Cell = int;

    /// `world` must be unplayed.
    explicit ClockworkGround(const World &world);

    /// Forbids the hero to enter a cell. The cell does not become a wall: it does not block diagonal steps past it.
    void avoid(Cell cell) { m_isAvoided[std::size_t(cell)] = true; }

    int cellCount() const { return int(m_gates.size()); }
    Cell cellOf(Point p) const { return (p.y + 1) * m_stride + p.x + 1; }
    Point pointOf(Cell cell) const { return {cell % m_stride - 1, cell / m_stride - 1}; }
    Cell neighbor(Cell cell, Direction direction) const { return cell + m_offsets[std::size_t(direction)]; }
    Cell start() const { return m_start; }

    const Rules &rules() const { return m_rules; }
    bool isRealTime() const { return m_rules.clock == Clock::RealTime; }
    /// Returns the increment for loops over Direction: 1 if the hero moves in eight directions, 2 for four.
    int stride() const { return m_rules.moves == 8 ? 1 : 2; }
    /// True if picking up takes a turn and is therefore a decision. Otherwise the hero picks up all that he can.
    bool isPickingPaid() const { return !isRealTime() && m_rules.itemUse == ItemUse::Turn; }
    /// Returns the hero's hit points at the start.
    int hitPoints() const { return m_hitPoints; }
    /// False if the model leaves out something that could help the hero: the use of an item, or resting to heal. Also
    /// false if the bag could become full. Solutions are still valid then, but they may not be the shortest, and a
    /// failed search proves nothing.
    bool isWhole() const { return m_isWhole; }
    /// False if `win` certainly cannot be fulfilled in the model: `win` asks for dead monsters, some required treasure
    /// is out of reach, or the level has nothing to win by.
    bool mayBeWon() const { return m_mayBeWon; }

    /// Returns the empty set.
    CollectedGoods nothing() const { return CollectedGoods(m_bits); }
    /// Returns the bits of all doors that use up a key. A state with more of these bits is not better: it has fewer
    /// keys left.
    const CollectedGoods &spending() const { return m_spending; }

    /// True if the terrain of a cell can be entered, including opened doors and gates. Ignores avoid().
    bool isOpen(Cell cell, const CollectedGoods &goods) const
    {
        const int gate = m_gates[std::size_t(cell)];
        return gate == alwaysOpen || (gate >= 0 && goods.contains(gate));
    }
    /// True if the hero can take a step: the target is open and not avoided, and corners allow it.
    bool isStepOpen(Cell from, Direction direction, const CollectedGoods &goods) const
    {
        const Cell to = neighbor(from, direction);
        return isOpen(to, goods) && !m_isAvoided[std::size_t(to)]
               && (isStraight(direction) || m_rules.corners == Corners::Cut || isPastCorners(from, direction, goods));
    }
    /// Returns the spot on a cell; null if nothing but terrain is there.
    const Spot *spotAt(Cell cell) const
    {
        const int spot = m_spotOf[std::size_t(cell)];
        return spot < 0 ? nullptr : &m_spots[std::size_t(spot)];
    }
    /// Returns the bit of the door on a cell if the door is closed and the hero could open it now, by a straight step
    /// towards it. -1 if there is no such door, or if he lacks the key.
    int openableDoor(Cell cell, const CollectedGoods &goods) const
    {
        const int door = m_doorOf[std::size_t(cell)];
        return door < 0 ? -1 : openable(m_doors[std::size_t(door)], goods);
    }

    /// The result of entering a spot.
    struct Arrival {
        bool isChanged = false; ///< true if `goods` changed
        bool isWon = false;
        bool byStairs = false; ///< real time: won by the command `descend`, which then takes no time
    };
    /// Adds to `goods` the bits that the hero gains by entering a spot: plates, treasure and, unless isPickingPaid(),
    /// items.
    Arrival arrive(const Spot &spot, CollectedGoods &goods) const;
    /// True if entering a spot would neither change the holdings nor win.
    bool isPlain(const Spot &spot, const CollectedGoods &goods) const;
    /// Adds to `goods` the bits of all items that the hero can pick up on the spot. True if there were any. Call it
    /// only if isPickingPaid() is false.
    bool pickUpAll(const Spot &spot, CollectedGoods &goods) const;
    /// Returns the bit of the next item to pick up; -1 if all items of the spot are taken, or if the bag is full.
    int nextItem(const Spot &spot, const CollectedGoods &goods) const;
    /// True if there are fewer keys than doors for some kind of key that is used up by opening doors.
    bool lacksKeys() const { return m_locks.lackKeys(); }
    /// True if the bag cannot hold all modeled items together with the items that are in it at the start.
    bool mayBagBeFull() const { return m_heldAtStart + int(m_items.size()) > largestBag; }
    /// True if the command `descend` would win on this spot.
    bool isWonByStairs(const Spot &spot, const CollectedGoods &goods) const;
    /// Returns the number of modeled items picked up so far, including keys that have been used up.
    int pickedUp(const CollectedGoods &goods) const { return goods.countOf(m_items); }
    /// Returns the number of cells with required treasure that is not taken yet.
    int treasureLeft(const CollectedGoods &goods) const { return int(m_treasure.size()) - goods.countOf(m_treasure); }
    /// Returns the cells of required treasure.
    std::vector<Cell> treasureCells() const;
    bool isExitWanted() const { return (m_rules.win & WinByExit) != 0; }
    /// Returns the holdings with all doors and gates open and all modeled items picked up, but no treasure.
    CollectedGoods allOpen() const;
    /// Returns the bit of the treasure on a cell; `cell` must be one of treasureCells().
    int treasureAt(Cell cell) const { return spotAt(cell)->treasure; }

private:
    static constexpr int alwaysOpen = -1;
    static constexpr int neverOpen = -2;

    struct Door {
        int bit = 0;
        int lock = -1; ///< index in m_locks; -1 if the door needs no key
    };

    void layCell(const World &world, Point p);
    void layDoor(const World &world, const Terrain &terrain, Cell cell);
    void layItems(const World &world);
    void layTreasure(const World &world);
    void judgeItems(const World &world);
    void judgeVictory(const World &world);
    Spot &spotFor(Cell cell);
    int plateBit(const QString &key);
    bool isPastCorners(Cell from, Direction direction, const CollectedGoods &goods) const;
    int openable(const Door &door, const CollectedGoods &goods) const;
    int goodOf(const Spot &spot, const CollectedGoods &goods) const;
    int inBag(const CollectedGoods &goods) const;

    Rules m_rules;
    int m_stride = 0;
    std::array<int, directionCount> m_offsets{};
    Cell m_start = 0;
    int m_hitPoints = 0;
    int m_heldAtStart = 0; ///< bag letters in use at the start
    bool m_isWhole = true;
    bool m_mayBeWon = true;
    bool m_hasMonsters = false;
    int m_bits = 0;           ///< number of bits in CollectedGoods
    std::vector<int> m_gates; ///< by cell: the bit that opens it, alwaysOpen or neverOpen
    std::vector<bool> m_isAvoided;
    std::vector<int> m_spotOf; ///< index in m_spots by cell; -1 if the cell has no spot
    std::vector<int> m_doorOf; ///< index in m_doors by cell; -1 if the cell has no door
    std::vector<Spot> m_spots;
    std::vector<Door> m_doors;
    DoorLocks m_locks;
    std::vector<std::pair<QString, int>> m_plates; ///< plate keys with their bits
    std::vector<int> m_items;                      ///< bits of items
    std::vector<int> m_treasure;                   ///< bits of treasure
    std::vector<int> m_gateBits;                   ///< bits of doors and plates
    CollectedGoods m_spending;
};
