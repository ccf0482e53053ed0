#pragma once

#include "gamecore/pathfinding/ground.h"
#include "gamecore/pathfinding/neighbors.h"

#include <array>
#include <compare>
#include <map>
#include <tuple>

/// Cells of a level between its doors, for ways of a hero in hero's commands: a step is one, opening a door another.
/// Doors are told apart by what opens them:
/// - locks, a bit each, open where the caller says so, never on a way;
/// - loose doors are opened on the way, by a straight step into them: those that ask for nothing, or for a key that
///   stays and is held;
/// - gates open once their plate was come to, on the way too.
struct TrapCells {
    enum class Type : std::uint8_t { Wall, Floor, Lock, Loose, Gate };
    struct Cell {
        Type type = Type::Wall;
        std::uint8_t number = 0; ///< of the lock, the loose door, or the plate of the gate
        std::int8_t plate = noPlate;
        bool isStop = false; ///< ways may end here
    };
    static constexpr std::int8_t noPlate = -1;
    static constexpr std::size_t mostLocks = 64;
    static constexpr std::size_t mostLoose = 256;
    static constexpr std::size_t mostPlates = 64;

    Grid<Cell> cells;
    std::vector<std::uint64_t> looseKeys; ///< by loose door: the bit of the key that it asks for, 0: none
};

/// Where the hero stands and what is open.
struct TrapPlace {
    Point cell;
    std::uint64_t locks = 0;
    std::uint64_t keys = 0; ///< that stay, a bit each
    std::uint64_t plates = 0;
    std::array<std::uint64_t, TrapCells::mostLoose / 64> loose{};

    std::strong_ordering operator<=>(const TrapPlace &other) const;
    bool operator==(const TrapPlace &other) const { return std::is_eq(*this <=> other); }

    /// At most what it costs `this` to open what is open in `other`; nothing if it cannot do so.
    std::optional<int> costToBeAs(const TrapPlace &other) const;
};

/// The cheapest ways from a place to cells where ways end. Of two ways to a cell the dearer one is left out if opening
/// on the other what only it has opened costs no more.
///
/// Loose doors are opened where they are needed. With four moves that loses nothing. With eight a hero may do better to
/// open one in passing, since later he may enter it obliquely; whoever `entersObliquely` does so at the price of
/// opening it then, which costs at most what any real run does.
class TrapWays {
public:
    /// `cells` and `rules` must outlive this.
    TrapWays(const TrapCells &cells, const Rules &rules, bool entersObliquely);

    struct End {
        TrapPlace place;
        int cost = 0; ///< commands
        int step = 0; ///< for placesTo()
    };
    /// Cheapest first.
    const std::vector<End> &from(const TrapPlace &place);
    /// All places of a way that the last call of from() gave, the first one too.
    std::vector<TrapPlace> placesTo(const End &end) const;
    /// Cells that from() has looked at so far.
    qint64 looks() const { return m_looks; }
    /// Whether a cell is a loose door that is closed.
    bool isClosed(Point cell, const TrapPlace &place) const;

private:
    /// Plates and loose doors, as in TrapPlace.
    struct Opened {
        std::uint64_t plates = 0;
        std::array<std::uint64_t, TrapCells::mostLoose / 64> loose{};

        friend bool operator<(const Opened &a, const Opened &b)
        {
            return std::tie(a.plates, a.loose) < std::tie(b.plates, b.loose);
        }
        friend bool operator==(const Opened &, const Opened &) = default;
    };
    struct Step {
        int cell = 0; ///< Grid::index
        int cost = 0;
        int before = -1;
        int other = -1; ///< to the same cell
        int opened = 0; ///< in m_opened
    };

    /// The last step to a cell.
    struct Last {
        int step = -1; ///< none
        int cost = 0;
        int opened = -1;
    };

    void findOpenSteps();
    bool isOpen(const TrapCells::Cell &at, std::uint64_t locks, const Opened &opened) const;
    bool isOpen(Point cell, const TrapPlace &place) const;
    bool mayOpen(Point cell, const TrapPlace &place) const;
    TrapPlace placeOf(const Step &step) const;
    int numberOf(const Opened &opened);
    void takeSteps(int step);
    void takeStepByDoors(int step, Direction direction);
    void come(int step, int cell, int cost, int opened);
    bool isDominated(int cell, int cost, int opened) const;
    /// Whether the last way to a cell is no dearer and has opened the same: most steps lead to where one has been.
    bool wasThere(int cell, int cost, int opened) const
    {
        const Last &last = m_lastTo[std::size_t(cell)];
        return last.opened == opened && last.cost <= cost;
    }

    const TrapCells &m_cells;
    const Rules &m_rules;
    bool m_entersObliquely;
    std::vector<Neighbors> m_openSteps;     ///< by cell: between floor, past no door
    std::vector<Neighbors> m_byDoors;       ///< likewise: those that a door has to do with
    std::array<int, directionCount> m_by{}; ///< from a cell to its neighbors, in Grid::index
    // Of the last call of from().
    TrapPlace m_from;
    std::vector<Step> m_steps;
    std::vector<Opened> m_opened;
    std::map<Opened, int> m_numbers;
    std::vector<std::vector<int>> m_waiting; ///< steps by cost
    std::vector<Last> m_lastTo;              ///< by cell
    std::size_t m_looseWords;                ///< of TrapPlace::loose that are in use
    std::vector<End> m_ends;
    qint64 m_looks = 0;
};
