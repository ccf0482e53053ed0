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
    while (looked < m_cells.size()) { // they grow
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
        // He may have come through here when he did not win by it yet, or had no room in his bag.
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

/// Where it takes a turn.
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

/// Spreads numbers of steps backwards over the cells of a level, from cells from which they are known: a field of
/// distances (Dijkstra with steps of one). Keeps its memory from field to field.
class BackwardSpread {
public:
    using Cell = ClockworkGround::Cell;
    using Field = std::vector<std::uint16_t>; ///< by cell

    /// The steps of cells that no way leads from.
    static constexpr std::uint16_t never = 0xffff;

    /// `ground` must outlive this.
    explicit BackwardSpread(const ClockworkGround &ground) : m_ground(ground) {}

    /// A cell that needs so many steps at most.
    void add(Cell cell, int steps) { m_sources.push_back({steps, cell}); }
    enum class Spots : std::uint8_t {
        Stop, ///< he comes to no cell that would change what he holds, nor to one where he wins
        Pass  ///< what lies there is not looked at
    };
    /// The field of a hero with some holdings, which he keeps. At most never - 1, however far it is. Forgets what was
    /// added.
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
    const Holdings *m_holdings = nullptr; ///< those of the field at hand
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

/// Whether he can come to a cell and go on as if nothing were there.
bool BackwardSpread::isCrossed(Cell cell) const
{
    const Spot *spot = m_spots == Spots::Pass ? nullptr : m_ground.spotAt(cell);
    return !spot || m_ground.isPlain(*spot, *m_holdings);
}

/// A start on which something lies has a distance, but nobody comes to it.
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

/// Of n treasures there are no more than 2^n sets.
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

/// Those that are kept lie all over the level.
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

/// False if there are too many orders of play.
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

/// All that he can come to; false if they are too many.
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

/// Needs the fields of all that links lead to.
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

/// 0 where he would have won already if there were nothing more to take: he goes on from there, over exits too.
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
