#pragma once

#include "gamecore/base/numberset.h"
#include "gamecore/base/point.h"
#include "gamecore/data/slot.h"
#include "gamecore/world/world.h"

#include <QString>

#include <array>
#include <vector>

/// What a hero has taken, picked up, opened and pressed so far: a bit each. All of it is for good, so bits are only
/// ever added. ClockworkGround says which bit means what.
using Holdings = NumberSet;

/// The keys that doors of a level ask for, each with what opens and what is opened, as bits of Holdings: of a key that
/// is used up the hero has one less for each such door that is open.
class DoorLocks {
public:
    /// The number of the lock of that key, which is made if there is none. `world` has not been played.
    int lockFor(const World &world, const QString &key);
    /// -1: nothing asks for that key.
    int lockOf(const QString &key) const;
    void addDoor(int lock, int bit) { at(lock).doors.push_back(bit); }
    /// A key that lies about.
    void addItem(int lock, int bit) { at(lock).items.push_back(bit); }

    /// Keys that he has for a lock.
    int keysLeft(int lock, const Holdings &holdings) const;
    /// Keys of all kinds that are used up.
    int spent(const Holdings &holdings) const;
    /// Whether fewer keys of a kind are there than doors that use one up.
    bool lackKeys() const;
    /// Adds the bits of doors that use up a key.
    void addSpending(Holdings &holdings) const;

private:
    struct Lock {
        QString key;
        bool isUsedUp = true;
        int held = 0; ///< at the start
        std::vector<int> items = {};
        std::vector<int> doors = {};
    };
    Lock &at(int lock) { return m_locks[std::size_t(lock)]; }

    std::vector<Lock> m_locks;
};

/// What is there for a hero on a cell beside the ground; -1: no bit of Holdings.
struct Spot {
    int treasure = -1;           ///< all of the cell, where `win` wants treasure
    int plate = -1;              ///< that opens gates
    std::vector<int> items = {}; ///< in the order in which they are picked up, down to the last key
    int harm = 0;                ///< hit points that coming here costs
    bool isExit = false;
    bool isStairs = false;
};

/// A level that isClockwork() (gamecore/solving/clockwork.h), as its hero sees it: where he can go, and what he takes,
/// picks up, opens and presses, as bits of Holdings. The same for every seed.
///
/// Left out is what he carries but for keys: he uses nothing. isWhole() says whether that could matter.
class ClockworkGround {
public:
    /// A cell with a rim around the level, so that every neighbor is one: its place row by row.
    using Cell = int;

    /// `world` has not been played.
    explicit ClockworkGround(const World &world);

    /// From now on the hero does not step onto a cell. It is no wall: he still goes past its corners.
    void avoid(Cell cell) { m_isAvoided[std::size_t(cell)] = true; }

    int cellCount() const { return int(m_gates.size()); }
    Cell cellOf(Point p) const { return (p.y + 1) * m_stride + p.x + 1; }
    Point pointOf(Cell cell) const { return {cell % m_stride - 1, cell / m_stride - 1}; }
    Cell neighbor(Cell cell, Direction direction) const { return cell + m_offsets[std::size_t(direction)]; }
    Cell start() const { return m_start; }

    const Rules &rules() const { return m_rules; }
    bool isRealTime() const { return m_rules.clock == Clock::RealTime; }
    /// Every one of them, or every other one for four ways.
    int stride() const { return m_rules.moves == 8 ? 1 : 2; }
    /// Whether picking up takes a turn, and so is a decision of its own. Else he picks up what there is.
    bool isPickingPaid() const { return !isRealTime() && m_rules.itemUse == ItemUse::Turn; }
    int hitPoints() const { return m_hitPoints; }
    /// False: something that the hero could use or rest for was left out. A way that is found is one, but there may be
    /// better ones, and that there is none proves nothing.
    bool isWhole() const { return m_isWhole; }
    /// False: `win` asks for what nobody can do here, such as killing a monster.
    bool mayBeWon() const { return m_mayBeWon; }

    Holdings nothing() const { return Holdings(m_bits); }
    /// The bits of doors that used up a key: who has opened more of these is not better off.
    const Holdings &spending() const { return m_spending; }

    bool isOpen(Cell cell, const Holdings &holdings) const
    {
        const int gate = m_gates[std::size_t(cell)];
        return gate == alwaysOpen || (gate >= 0 && holdings.contains(gate));
    }
    bool isStepOpen(Cell from, Direction direction, const Holdings &holdings) const
    {
        const Cell to = neighbor(from, direction);
        return isOpen(to, holdings) && !m_isAvoided[std::size_t(to)]
               && (isStraight(direction) || m_rules.corners == Corners::Cut
                   || isPastCorners(from, direction, holdings));
    }
    /// Null: nothing is there.
    const Spot *spotAt(Cell cell) const
    {
        const int spot = m_spotOf[std::size_t(cell)];
        return spot < 0 ? nullptr : &m_spots[std::size_t(spot)];
    }
    /// The bit of the closed door on a cell that he can open now with a straight step; else -1.
    int openableDoor(Cell cell, const Holdings &holdings) const
    {
        const int door = m_doorOf[std::size_t(cell)];
        return door < 0 ? -1 : openable(m_doors[std::size_t(door)], holdings);
    }

    /// What came of coming to a spot.
    struct Arrival {
        bool isChanged = false; ///< `holdings` were
        bool isWon = false;
        bool byStairs = false; ///< by `descend`, which takes no time
    };
    /// Adds to `holdings` what he has after he came there.
    Arrival arrive(const Spot &spot, Holdings &holdings) const;
    /// Whether nothing would come of it.
    bool isPlain(const Spot &spot, const Holdings &holdings) const;
    /// Adds what he picks up without a step, where that is free. True if there was something.
    bool pickUpAll(const Spot &spot, Holdings &holdings) const;
    /// The bit of what picking up would take; -1: nothing, nothing that matters, or no room in the bag.
    int nextItem(const Spot &spot, const Holdings &holdings) const;
    /// Whether fewer keys of a kind lie about than there are doors that use one up.
    bool lacksKeys() const { return m_locks.lackKeys(); }
    /// Whether there is more to pick up than a bag holds.
    bool mayBagBeFull() const { return m_heldAtStart + int(m_items.size()) > largestBag; }
    /// Whether `descend` would win here.
    bool isWonByStairs(const Spot &spot, const Holdings &holdings) const;
    /// How many of the bits are items in the bag or used up.
    int pickedUp(const Holdings &holdings) const { return holdings.countOf(m_items); }
    /// On how many cells treasure is that is wanted and not taken.
    int treasureLeft(const Holdings &holdings) const { return int(m_treasure.size()) - holdings.countOf(m_treasure); }
    /// The cells of treasure that is wanted.
    std::vector<Cell> treasureCells() const;
    bool isExitWanted() const { return (m_rules.win & WinByExit) != 0; }
    /// All doors and gates open, and all keys picked up.
    Holdings allOpen() const;
    /// The bit of the treasure on a cell of treasureCells().
    int treasureAt(Cell cell) const { return spotAt(cell)->treasure; }

private:
    static constexpr int alwaysOpen = -1;
    static constexpr int neverOpen = -2;

    struct Door {
        int bit = 0;
        int lock = -1; ///< of m_locks; -1: it takes no key
    };

    void layCell(const World &world, Point p);
    void layDoor(const World &world, const Terrain &terrain, Cell cell);
    void layItems(const World &world);
    void layTreasure(const World &world);
    void judgeItems(const World &world);
    void judgeVictory(const World &world);
    Spot &spotFor(Cell cell);
    int plateBit(const QString &key);
    bool isPastCorners(Cell from, Direction direction, const Holdings &holdings) const;
    int openable(const Door &door, const Holdings &holdings) const;
    int holdingOf(const Spot &spot, const Holdings &holdings) const;
    int inBag(const Holdings &holdings) const;

    Rules m_rules;
    int m_stride = 0;
    std::array<int, directionCount> m_offsets{};
    Cell m_start = 0;
    int m_hitPoints = 0;
    int m_heldAtStart = 0; ///< letters of the bag
    bool m_isWhole = true;
    bool m_mayBeWon = true;
    bool m_hasMonsters = false;
    int m_bits = 0;
    std::vector<int> m_gates; ///< by cell: the bit without which it is closed, or alwaysOpen, or neverOpen
    std::vector<bool> m_isAvoided;
    std::vector<int> m_spotOf;
    std::vector<int> m_doorOf;
    std::vector<Spot> m_spots;
    std::vector<Door> m_doors;
    DoorLocks m_locks;
    std::vector<std::pair<QString, int>> m_plates; ///< with their bits
    std::vector<int> m_items;                      ///< bits
    std::vector<int> m_treasure;                   ///< bits
    std::vector<int> m_gateBits;                   ///< of doors and plates
    Holdings m_spending;
};
