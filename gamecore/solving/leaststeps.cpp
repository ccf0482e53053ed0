#include "gamecore/solving/leaststeps.h"

#include "gamecore/solving/backwardspread.h"

#include <algorithm>
#include <bit>
#include <numeric>

LeastSteps::LeastSteps(const ClockworkGround &ground, qint64 mostDistances)
    : m_ground(ground), m_mostDistances(mostDistances), m_leftOut(ground.nothing())
{
    Holdings held = ground.nothing();
    const Spot *spot = ground.spotAt(ground.start());
    if (spot && !ground.isPickingPaid()) {
        ground.pickUpAll(*spot, held);
    }
    m_beginning.numberOf(held);
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
        begin.addAll(m_leftOut);
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
            m_leftOut.add(bit);
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
    for (int number = 0; number < m_book.count(); ++number) {
        if (std::size_t(m_book.count()) > mostHoldings()) {
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
        most = holdings.has(bit) ? most : std::max(most, int(field[at]));
    }
    Holdings rest = holdings;
    rest.addAll(m_leftOut);
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
