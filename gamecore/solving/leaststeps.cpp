#include "gamecore/solving/leaststeps.h"

#include "gamecore/solving/clockworkground.h"

#include <algorithm>
#include <bit>
#include <numeric>

OpenGround::OpenGround(const ClockworkGround &ground) : m_ground(ground), m_marks(std::size_t(ground.cellCount()), 0)
{
}

const std::vector<OpenGround::Change> &OpenGround::changesWith(const Holdings &holdings)
{
    ++m_mark;
    m_cells.clear();
    m_changes.clear();
    visit(m_ground.start());
    std::size_t looked = 0;
    while (looked < m_cells.size()) { // the list grows
        lookFrom(m_cells[looked++], holdings);
    }
    return m_changes;
}

void OpenGround::lookFrom(Cell cell, const Holdings &holdings)
{
    for (int i = 0; i < directionCount; i += m_ground.stride()) {
        if (m_ground.isStepOpen(cell, Direction(i), holdings)) {
            lookTo(cell, m_ground.neighbor(cell, Direction(i)), holdings);
        }
    }
    lookAtDoors(cell, holdings);
    if (const Spot *spot = m_ground.spotAt(cell)) {
        lookAtSpot(cell, *spot, holdings);
    }
}

void OpenGround::lookTo(Cell from, Cell to, const Holdings &holdings)
{
    const Spot *spot = m_ground.spotAt(to);
    if (spot && !m_ground.isPlain(*spot, holdings)) {
        Change change{.from = from, .to = to, .holdings = holdings};
        change.isWon = m_ground.arrive(*spot, change.holdings).isWon;
        m_changes.push_back(std::move(change));
        // The hero may have passed this cell earlier, before it won or while his bag was full.
        if (!m_changes.back().isWon && !m_ground.mayBagBeFull()) {
            return;
        }
    }
    visit(to);
}

void OpenGround::lookAtDoors(Cell cell, const Holdings &holdings)
{
    for (const Direction direction : straightDirections) {
        const int door = m_ground.openableDoor(m_ground.neighbor(cell, direction), holdings);
        if (door >= 0) {
            m_changes.push_back({.from = cell, .to = cell, .holdings = holdings});
            m_changes.back().holdings.insert(door);
        }
    }
}

/// Adds the changes on a spot that take a turn: picking up and stairs.
void OpenGround::lookAtSpot(Cell cell, const Spot &spot, const Holdings &holdings)
{
    if (m_ground.isPickingPaid() && m_ground.nextItem(spot, holdings) >= 0) {
        m_changes.push_back({.from = cell, .to = cell, .holdings = holdings});
        m_changes.back().holdings.insert(m_ground.nextItem(spot, holdings));
    }
    if (!m_ground.isRealTime() && m_ground.isWonByStairs(spot, holdings)) {
        m_changes.push_back({.from = cell, .to = cell, .holdings = holdings, .isWon = true});
    }
}

void OpenGround::visit(Cell cell)
{
    int &mark = m_marks[std::size_t(cell)];
    if (mark != m_mark) {
        mark = m_mark;
        m_cells.push_back(cell);
    }
}

namespace {

/// Computes distance fields backwards from cells whose number of steps is known (breadth-first search with unit steps).
/// Reuses its memory from field to field.
class BackwardSpread {
public:
    using Cell = ClockworkGround::Cell;
    using Field = std::vector<std::uint16_t>; ///< by cell

    /// The distance of cells from which no path leads to a source.
    static constexpr std::uint16_t never = 0xffff;

    /// `ground` must outlive this object.
    explicit BackwardSpread(const ClockworkGround &ground) : m_ground(ground) {}

    /// Adds a source: a cell that needs at most `steps` steps.
    void add(Cell cell, int steps) { m_sources.push_back({steps, cell}); }
    enum class Spots : std::uint8_t {
        Stop, ///< stop before cells that would change the holdings or win
        Pass  ///< ignore the contents of cells
    };
    /// Returns the field for a hero with fixed holdings and clears the sources. Longer distances are capped at never -
    /// 1.
    Field spread(const Holdings &holdings, Spots spots);

private:
    struct Source {
        int steps = 0;
        Cell cell = 0;
    };

    bool isCrossed(Cell cell) const;
    void settle(Cell cell, int steps, Field &field);
    void lookBack(Cell cell, const Field &field);

    const ClockworkGround &m_ground;
    const Holdings *m_holdings = nullptr; ///< holdings of the current field
    Spots m_spots = Spots::Stop;
    std::vector<Source> m_sources;
    std::vector<Cell> m_front;
    std::vector<Cell> m_next;
};

BackwardSpread::Field BackwardSpread::spread(const Holdings &holdings, Spots spots)
{
    m_holdings = &holdings;
    m_spots = spots;
    Field field(std::size_t(m_ground.cellCount()), never);
    const auto isNearer = [](const Source &a, const Source &b) { return a.steps < b.steps; };
    std::stable_sort(m_sources.begin(), m_sources.end(), isNearer);
    m_next.clear();
    std::size_t waiting = 0;
    for (int steps = 0; !m_next.empty() || waiting < m_sources.size(); ++steps) {
        std::swap(m_front, m_next);
        m_next.clear();
        steps = m_front.empty() ? m_sources[waiting].steps : steps;
        for (; waiting < m_sources.size() && m_sources[waiting].steps <= steps; ++waiting) {
            m_front.push_back(m_sources[waiting].cell);
        }
        for (const Cell cell : m_front) {
            settle(cell, steps, field);
        }
    }
    m_sources.clear();
    return field;
}

/// True if the hero can pass a cell without a change.
bool BackwardSpread::isCrossed(Cell cell) const
{
    const Spot *spot = m_spots == Spots::Pass ? nullptr : m_ground.spotAt(cell);
    return !spot || m_ground.isPlain(*spot, *m_holdings);
}

/// Sets the distance of a cell. A start with items has a distance, but the hero cannot return to it unchanged.
void BackwardSpread::settle(Cell cell, int steps, Field &field)
{
    std::uint16_t &known = field[std::size_t(cell)];
    if (known == never) {
        known = std::uint16_t(std::min(steps, never - 1));
        if (isCrossed(cell)) {
            lookBack(cell, field);
        }
    }
}

void BackwardSpread::lookBack(Cell cell, const Field &field)
{
    for (int i = 0; i < directionCount; i += m_ground.stride()) {
        const Direction back = Direction((i + directionCount / 2) % directionCount);
        const Cell before = m_ground.neighbor(cell, back);
        const bool isNew = m_ground.isOpen(before, *m_holdings) && field[std::size_t(before)] == never;
        if (isNew && m_ground.isStepOpen(before, Direction(i), *m_holdings)
            && (before == m_ground.start() || isCrossed(before))) {
            m_next.push_back(before);
        }
    }
}

} // namespace

LeastSteps::LeastSteps(const ClockworkGround &ground, qint64 mostDistances)
    : m_ground(ground), m_mostDistances(mostDistances), m_leftOut(ground.nothing())
{
    Holdings held = ground.nothing();
    const Spot *spot = ground.spotAt(ground.start());
    if (spot && !ground.isPickingPaid()) {
        ground.pickUpAll(*spot, held);
    }
    m_beginning.add(held);
    m_isWhole = measureFrom(held);
    if (!m_isWhole) {
        measureWithout(held);
    }
}

/// Repeats the measurement with less treasure until it fits: n treasures have at most 2^n sets.
void LeastSteps::measureWithout(const Holdings &held)
{
    const std::vector<Cell> treasure = m_ground.treasureCells();
    std::size_t kept = treasure.size();
    bool isMeasured = false;
    while (!isMeasured) {
        leaveOut(treasure, kept);
        Holdings begin = held;
        begin.insertAll(m_leftOut);
        isMeasured = measureFrom(begin);
        kept = std::min(kept - 1, std::size_t(std::bit_width(mostHoldings()) - 1));
    }
    for (auto &[bit, field] : m_farTreasure) {
        const auto cell = std::find_if(treasure.begin(), treasure.end(),
                                       [&, wanted = bit](Cell one) { return m_ground.treasureAt(one) == wanted; });
        field = fieldTo(*cell);
    }
}

/// Leaves out all treasure but `kept` pieces, which are spread all over the level.
void LeastSteps::leaveOut(const std::vector<Cell> &treasure, std::size_t kept)
{
    m_leftOut = m_ground.allOpen();
    m_kept.clear();
    m_farTreasure.clear();
    for (std::size_t i = 0; i < treasure.size(); ++i) {
        const int bit = m_ground.treasureAt(treasure[i]);
        if (i * kept / treasure.size() != (i + 1) * kept / treasure.size()) {
            m_kept.push_back(bit);
        } else {
            m_leftOut.insert(bit);
            m_farTreasure.emplace_back(bit, Field());
        }
    }
}

std::size_t LeastSteps::mostHoldings() const
{
    constexpr qint64 fewest = 4;
    return std::size_t(std::max(fewest, m_mostDistances / m_ground.cellCount()));
}

/// Computes the fields of all sets of holdings; false if there are too many.
bool LeastSteps::measureFrom(const Holdings &holdings)
{
    m_book = StateTable<Holdings>();
    m_book.add(holdings);
    std::vector<Links> links;
    if (!findHoldings(links)) {
        return false;
    }
    std::vector<int> numbers(links.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    std::stable_sort(numbers.begin(), numbers.end(),
                     [this](int a, int b) { return m_book.at(a).count() > m_book.at(b).count(); });
    m_fields.resize(links.size());
    for (const int number : numbers) {
        measure(number, links[std::size_t(number)]);
    }
    return true;
}

/// Finds all reachable sets of holdings; false if there are too many.
bool LeastSteps::findHoldings(std::vector<Links> &links)
{
    OpenGround open(m_ground);
    for (int number = 0; number < m_book.count(); ++number) {
        if (std::size_t(m_book.count()) > mostHoldings()) {
            return false;
        }
        Links &own = links.emplace_back();
        const Holdings holdings = m_book.at(number);
        for (const OpenGround::Change &change : open.changesWith(holdings)) {
            own.push_back({change.from, change.to, change.isWon ? -1 : m_book.add(change.holdings)});
        }
    }
    return true;
}

/// Computes the field of one set. The fields of all sets that its links lead to must be known.
void LeastSteps::measure(int number, const Links &links)
{
    BackwardSpread spread(m_ground);
    for (const Link &link : links) {
        const int rest = link.number < 0 ? 0 : int(m_fields[std::size_t(link.number)][std::size_t(link.to)]);
        if (rest != never) {
            spread.add(link.from, rest + 1);
        }
    }
    m_fields[std::size_t(number)] = spread.spread(m_book.at(number), BackwardSpread::Spots::Stop);
}

LeastSteps::Field LeastSteps::fieldTo(Cell goal) const
{
    BackwardSpread spread(m_ground);
    spread.add(goal, 0);
    return spread.spread(m_ground.allOpen(), BackwardSpread::Spots::Pass);
}

int LeastSteps::from(Cell cell, int number, const Holdings &holdings) const
{
    const auto at = std::size_t(cell);
    if (m_isWhole) {
        return number < int(m_fields.size()) ? int(m_fields[std::size_t(number)][at]) : never;
    }
    int most = 0;
    for (const auto &[bit, field] : m_farTreasure) {
        most = holdings.contains(bit) ? most : std::max(most, int(field[at]));
    }
    Holdings rest = holdings;
    rest.insertAll(m_leftOut);
    return std::max(most, withoutLeftOut(cell, rest));
}

/// Returns the steps without the treasure that is left out. 0 if the hero would already have won without it: he then
/// continues, also over exits.
int LeastSteps::withoutLeftOut(Cell cell, const Holdings &rest) const
{
    const bool hasWon = !m_ground.isExitWanted() && rest.countOf(m_kept) == int(m_kept.size());
    const Spot *spot = m_ground.spotAt(cell);
    if (hasWon || (spot && !m_ground.isPlain(*spot, rest))) {
        return 0;
    }
    const int number = m_book.find(rest);
    return number < 0 ? 0 : int(m_fields[std::size_t(number)][std::size_t(cell)]);
}
