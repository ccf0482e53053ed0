#include "gamecore/solving/steplowerbound.h"

#include "gamecore/solving/clockworkground.h"

#include <algorithm>
#include <bit>
#include <numeric>

OpenGround::OpenGround(const ClockworkGround &ground) : m_ground(ground), m_marks(std::size_t(ground.cellCount()), 0)
{
}

const std::vector<OpenGround::Change> &OpenGround::changesWith(const CollectedGoods &goods)
{
    ++m_mark;
    m_cells.clear();
    m_changes.clear();
    visit(m_ground.start());
    std::size_t looked = 0;
    while (looked < m_cells.size()) { // the list grows
        lookFrom(m_cells[looked++], goods);
    }
    return m_changes;
}

void OpenGround::lookFrom(Cell cell, const CollectedGoods &goods)
{
    for (int i = 0; i < directionCount; i += m_ground.stride()) {
        if (m_ground.isStepOpen(cell, Direction(i), goods)) {
            lookTo(cell, m_ground.neighbor(cell, Direction(i)), goods);
        }
    }
    lookAtDoors(cell, goods);
    if (const Spot *spot = m_ground.spotAt(cell)) {
        lookAtSpot(cell, *spot, goods);
    }
}

void OpenGround::lookTo(Cell from, Cell to, const CollectedGoods &goods)
{
    const Spot *spot = m_ground.spotAt(to);
    if (spot && !m_ground.isPlain(*spot, goods)) {
        Change change{.from = from, .to = to, .goods = goods};
        change.isWon = m_ground.arrive(*spot, change.goods).isWon;
        m_changes.push_back(std::move(change));
        // The hero may have passed this cell earlier, before it won or while his bag was full.
        if (!m_changes.back().isWon && !m_ground.mayBagBeFull()) {
            return;
        }
    }
    visit(to);
}

void OpenGround::lookAtDoors(Cell cell, const CollectedGoods &goods)
{
    for (const Direction direction : straightDirections) {
        const int door = m_ground.openableDoor(m_ground.neighbor(cell, direction), goods);
        if (door >= 0) {
            m_changes.push_back({.from = cell, .to = cell, .goods = goods});
            m_changes.back().goods.insert(door);
        }
    }
}

/// Adds the changes on a spot that take a turn: picking up and stairs.
void OpenGround::lookAtSpot(Cell cell, const Spot &spot, const CollectedGoods &goods)
{
    if (m_ground.isPickingPaid() && m_ground.nextItem(spot, goods) >= 0) {
        m_changes.push_back({.from = cell, .to = cell, .goods = goods});
        m_changes.back().goods.insert(m_ground.nextItem(spot, goods));
    }
    if (!m_ground.isRealTime() && m_ground.isWonByStairs(spot, goods)) {
        m_changes.push_back({.from = cell, .to = cell, .goods = goods, .isWon = true});
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
    Field spread(const CollectedGoods &goods, Spots spots);

private:
    struct Source {
        int steps = 0;
        Cell cell = 0;
    };

    bool isCrossed(Cell cell) const;
    void settle(Cell cell, int steps, Field &field);
    void lookBack(Cell cell, const Field &field);

    const ClockworkGround &m_ground;
    const CollectedGoods *m_goods = nullptr; ///< holdings of the current field
    Spots m_spots = Spots::Stop;
    std::vector<Source> m_sources;
    std::vector<Cell> m_front;
    std::vector<Cell> m_next;
};

BackwardSpread::Field BackwardSpread::spread(const CollectedGoods &goods, Spots spots)
{
    m_goods = &goods;
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
    return !spot || m_ground.isPlain(*spot, *m_goods);
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
        const bool isNew = m_ground.isOpen(before, *m_goods) && field[std::size_t(before)] == never;
        if (isNew && m_ground.isStepOpen(before, Direction(i), *m_goods)
            && (before == m_ground.start() || isCrossed(before))) {
            m_next.push_back(before);
        }
    }
}

} // namespace

StepLowerBound::StepLowerBound(const ClockworkGround &ground, qint64 mostDistances)
    : m_ground(ground), m_mostDistances(mostDistances), m_leftOut(ground.nothing())
{
    CollectedGoods held = ground.nothing();
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
void StepLowerBound::measureWithout(const CollectedGoods &held)
{
    const std::vector<Cell> treasure = m_ground.treasureCells();
    std::size_t kept = treasure.size();
    bool isMeasured = false;
    while (!isMeasured) {
        leaveOut(treasure, kept);
        CollectedGoods begin = held;
        begin.insertAll(m_leftOut);
        isMeasured = measureFrom(begin);
        kept = std::min(kept - 1, std::size_t(std::bit_width(mostGoods()) - 1));
    }
    for (auto &[bit, field] : m_farTreasure) {
        const auto cell = std::find_if(treasure.begin(), treasure.end(),
                                       [&, wanted = bit](Cell one) { return m_ground.treasureAt(one) == wanted; });
        field = fieldTo(*cell);
    }
}

/// Leaves out all treasure but `kept` pieces, which are spread all over the level.
void StepLowerBound::leaveOut(const std::vector<Cell> &treasure, std::size_t kept)
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

std::size_t StepLowerBound::mostGoods() const
{
    constexpr qint64 fewest = 4;
    return std::size_t(std::max(fewest, m_mostDistances / m_ground.cellCount()));
}

/// Computes the fields of all sets of holdings; false if there are too many.
bool StepLowerBound::measureFrom(const CollectedGoods &goods)
{
    m_book = StateTable<CollectedGoods>();
    m_book.add(goods);
    std::vector<Links> links;
    if (!findGoods(links)) {
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
bool StepLowerBound::findGoods(std::vector<Links> &links)
{
    OpenGround open(m_ground);
    for (int number = 0; number < m_book.count(); ++number) {
        if (std::size_t(m_book.count()) > mostGoods()) {
            return false;
        }
        Links &own = links.emplace_back();
        const CollectedGoods goods = m_book.at(number);
        for (const OpenGround::Change &change : open.changesWith(goods)) {
            own.push_back({change.from, change.to, change.isWon ? -1 : m_book.add(change.goods)});
        }
    }
    return true;
}

/// Computes the field of one set. The fields of all sets that its links lead to must be known.
void StepLowerBound::measure(int number, const Links &links)
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

StepLowerBound::Field StepLowerBound::fieldTo(Cell goal) const
{
    BackwardSpread spread(m_ground);
    spread.add(goal, 0);
    return spread.spread(m_ground.allOpen(), BackwardSpread::Spots::Pass);
}

int StepLowerBound::from(Cell cell, int number, const CollectedGoods &goods) const
{
    const auto at = std::size_t(cell);
    if (m_isWhole) {
        return number < int(m_fields.size()) ? int(m_fields[std::size_t(number)][at]) : never;
    }
    int most = 0;
    for (const auto &[bit, field] : m_farTreasure) {
        most = goods.contains(bit) ? most : std::max(most, int(field[at]));
    }
    CollectedGoods rest = goods;
    rest.insertAll(m_leftOut);
    return std::max(most, withoutLeftOut(cell, rest));
}

/// Returns the steps without the treasure that is left out. 0 if the hero would already have won without it: he then
/// continues, also over exits.
int StepLowerBound::withoutLeftOut(Cell cell, const CollectedGoods &rest) const
{
    const bool hasWon = !m_ground.isExitWanted() && rest.countOf(m_kept) == int(m_kept.size());
    const Spot *spot = m_ground.spotAt(cell);
    if (hasWon || (spot && !m_ground.isPlain(*spot, rest))) {
        return 0;
    }
    const int number = m_book.find(rest);
    return number < 0 ? 0 : int(m_fields[std::size_t(number)][std::size_t(cell)]);
}
