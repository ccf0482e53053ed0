#include "gamecore/solving/leaststeps.h"

#include "gamecore/solving/backwardspread.h"

#include <algorithm>
#include <numeric>

namespace {

/// Of all holdings together.
constexpr std::int64_t mostDistances = 16 * 1024 * 1024;

} // namespace

LeastSteps::LeastSteps(const ClockworkGround &ground) : m_ground(ground), m_allOpen(ground.allOpen())
{
    Holdings held = ground.nothing();
    const Spot *spot = ground.spotAt(ground.start());
    if (spot && !ground.isPickingPaid()) {
        ground.pickUpAll(*spot, held);
    }
    m_beginning.numberOf(held);
    if (measureFrom(held)) {
        return;
    }
    held.addAll(m_allOpen);
    m_scope = Scope::Treasure;
    if (!measureFrom(held)) {
        m_scope = Scope::FarthestGoal;
        measureGoals();
    }
}

/// False if there are too many orders of play.
bool LeastSteps::measureFrom(const Holdings &holdings)
{
    m_book = HoldingsBook();
    m_book.numberOf(holdings);
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
    const std::int64_t most = mostDistances / m_ground.cellCount();
    for (int number = 0; number < m_book.count(); ++number) {
        if (m_book.count() > most) {
            return false;
        }
        Links &own = links.emplace_back();
        const Holdings holdings = m_book.at(number);
        for (const OpenGround::Change &change : open.changesWith(holdings)) {
            own.push_back({change.from, change.to, change.isWon ? -1 : m_book.numberOf(change.holdings)});
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

void LeastSteps::measureGoals()
{
    const std::vector<Cell> treasure = m_ground.treasureCells();
    const auto most = std::size_t(std::max<std::int64_t>(1, mostDistances / m_ground.cellCount()));
    for (std::size_t i = 0; i < std::min(most, treasure.size()); ++i) {
        m_treasureWays.emplace_back(m_ground.treasureAt(treasure[i]), fieldTo({treasure[i]}));
    }
    if (const std::vector<Cell> exits = m_ground.exitCells(); !exits.empty()) {
        m_exitWays = fieldTo(exits);
    }
}

LeastSteps::Field LeastSteps::fieldTo(const std::vector<Cell> &goals) const
{
    BackwardSpread spread(m_ground);
    for (const Cell goal : goals) {
        spread.add(goal, 0);
    }
    return spread.spread(m_allOpen, BackwardSpread::Spots::Pass);
}

int LeastSteps::from(Cell cell, int number, const Holdings &holdings) const
{
    const auto at = std::size_t(cell);
    if (m_scope == Scope::All) {
        return number < int(m_fields.size()) ? int(m_fields[std::size_t(number)][at]) : never;
    }
    if (m_scope == Scope::Treasure) {
        Holdings open = holdings;
        open.addAll(m_allOpen);
        const int found = m_book.find(open);
        Q_ASSERT(found >= 0);
        return m_fields[std::size_t(found)][at];
    }
    int most = m_exitWays.empty() ? 0 : int(m_exitWays[at]);
    for (const auto &[bit, field] : m_treasureWays) {
        most = holdings.has(bit) ? most : std::max(most, int(field[at]));
    }
    return most;
}
