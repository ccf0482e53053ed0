#include "gamecore/pathfinding/waymap.h"

#include <QtEndian>

namespace {

/// Margin of impassable cells around the area: an actor in the first one may still be led in, and the second one saves
/// bounds checks on neighbors.
constexpr int cellsAround = 2;
constexpr std::uint32_t untouched = 0xffffffff;

constexpr std::array<Direction, directionCount> byRank{Direction::North,     Direction::East,      Direction::South,
                                                       Direction::West,      Direction::NorthEast, Direction::SouthEast,
                                                       Direction::SouthWest, Direction::NorthWest};

constexpr unsigned straightBlock = 0b010'101'010;
constexpr unsigned diagonalBlock = 0b101'000'101;

using Plane = std::vector<std::uint8_t>;

bool hasBit(const Plane &plane, std::uint32_t place)
{
    return (plane[place / 8] >> place % 8 & 1U) != 0;
}

void unset(Plane &plane, std::uint32_t place)
{
    plane[place / 8] &= std::uint8_t(~(1U << place % 8));
}

/// Returns the block around a place of a plane with so many columns.
Q_ALWAYS_INLINE unsigned blockAround(const std::uint8_t *plane, std::uint32_t place, std::uint32_t columns)
{
    const std::uint32_t west = place - 1;
    const std::uint8_t *bytes = plane + west / 8;
    const std::uint32_t stride = columns / 8;
    const auto cells = [west](const std::uint8_t *at) { return qFromLittleEndian<quint16>(at) >> west % 8 & 7U; };
    return cells(bytes - stride) | cells(bytes) << 3 | cells(bytes + stride) << 6;
}

/// Returns the straight neighbors of a block, and the diagonal ones between two of them.
unsigned withoutClosedCorners(unsigned block)
{
    const bool north = (block & 0b000'000'010) != 0;
    const bool south = (block & 0b010'000'000) != 0;
    const unsigned sides = (block >> 3 & 1U) | (block >> 3 & 4U);
    return straightBlock | (north ? sides : 0) | (south ? sides << 6 : 0);
}

std::size_t blockBitOf(Direction direction)
{
    constexpr std::array<std::size_t, directionCount> bits{1, 2, 5, 8, 7, 6, 3, 0};
    return bits[std::size_t(direction)];
}

/// Returns the size of an area with its margin and at most that many columns and rows.
Size sizeAround(int columns, int rows)
{
    const int words = (columns + 2 * cellsAround + BitGrid::wordBits - 1) / BitGrid::wordBits;
    return {words * BitGrid::wordBits, rows + 2 * cellsAround};
}

int longestSide(int reach, int level)
{
    return reach < level ? std::min(2 * reach + 1, level) : level;
}

} // namespace

void WayMap::begin(const Ground &ground, Point goal, const Terms &terms)
{
    Q_ASSERT(ground.floor.contains(goal) && terms.detour >= 1 && terms.detour <= 16);
    m_terms = terms;
    layArea(ground.floor.size(), goal);
    makeRoom();
    readRows(ground.floor, m_open);
    if (!terms.cutsCorners) {
        readRows(ground.walkable, m_walkable);
    }
    if (ground.crowd) {
        readRows(*ground.crowd, m_crowd);
    } else if (m_hasCrowd) {
        std::fill(m_crowd.begin(), m_crowd.end(), 0);
    }
    m_hasCrowd = ground.crowd != nullptr;
    beginValues();
    reachGoal(placeOf(goal));
}

void WayMap::reserve(Size level, const Terms &terms)
{
    m_size = sizeAround(longestSide(terms.reach, level.width), longestSide(terms.reach, level.height));
    makeRoom();
}

/// Sets the area: the part of the level within reach of the goal.
void WayMap::layArea(Size level, Point goal)
{
    const int reach = std::min(m_terms.reach, std::max(level.width, level.height));
    const Point first{std::max(0, goal.x - reach), std::max(0, goal.y - reach)};
    const Point end{std::min(level.width, goal.x + reach + 1), std::min(level.height, goal.y + reach + 1)};
    m_corner = first - Point{cellsAround, cellsAround};
    m_size = sizeAround(end.x - first.x, end.y - first.y);
    m_end = end + Point{cellsAround, cellsAround};
    for (int i = 0; i < int(m_offsets.size()); ++i) {
        m_offsets[std::size_t(i)] = Place((i / 3 - 1) * m_size.width + i % 3 - 1);
    }
}

void WayMap::makeRoom()
{
    const auto places = std::size_t(m_size.area());
    if (places <= m_values.size()) {
        return;
    }
    m_values.resize(places, untouched);
    m_line.places.resize(places);
    m_crowded.places.resize(places);
    for (Plane *plane : {&m_open, &m_walkable, &m_crowd}) {
        plane->resize(places / 8 + 1, 0); // one extra byte for reading in pairs
    }
}

void WayMap::readRows(const BitGrid &from, Plane &plane) const
{
    constexpr int wordBytes = sizeof(Word);
    const int rowBytes = m_size.width / 8;
    const int lastRow = m_size.height - cellsAround;
    std::fill_n(plane.begin(), rowBytes * cellsAround, 0);
    std::fill_n(plane.begin() + rowBytes * lastRow, rowBytes * cellsAround + 1, 0);
    for (int byte = 0; byte < rowBytes; byte += wordBytes) {
        const int x = m_corner.x + byte * 8;
        const Word mask = lowestBits(m_end.x - cellsAround - x) & ~lowestBits(cellsAround - byte * 8);
        const bool isInside = mask != 0 && x < from.width();
        for (int row = cellsAround; row < lastRow; ++row) {
            const Word bits = isInside ? from.window(x, m_corner.y + row) & mask : 0;
            qToLittleEndian(bits, plane.data() + row * rowBytes + byte);
        }
    }
}

/// Reserves the numbers below those of the last search. Starts from the top again when they are used up.
void WayMap::beginValues()
{
    const std::int64_t longest = m_size.area() * DistanceMap::diagonalStep * m_terms.detour;
    Q_ASSERT(longest < untouched);
    const auto span = std::uint32_t(longest);
    if (m_first < span) {
        std::fill(m_values.begin(), m_values.end(), untouched);
        m_first = untouched;
    }
    m_last = m_first;
    m_first -= span;
    m_line.end = m_crowded.end = 0;
    m_next = m_nextStraight = m_nextDiagonal = 0;
}

/// Reaches the goal. If it is impassable, entering it costs one step, whatever is on it.
void WayMap::reachGoal(Place place)
{
    if (!hasBit(m_open, place)) {
        unset(m_crowd, place);
    }
    m_front = 0;
    m_reach = m_first;
    reach(place);
}

int WayMap::value(Point cell)
{
    if (!isBesideArea(cell)) {
        return unreached;
    }
    const Place place = placeOf(cell);
    searchFor(place);
    return m_values[place] < m_last ? int(m_values[place] - m_first) : unreached;
}

std::optional<Direction> WayMap::downhill(Point from, Neighbors open)
{
    if (!isBesideArea(from)) {
        return std::nullopt;
    }
    const Place place = placeOf(from);
    searchFor(place);
    return bestOf(place, Neighbors(open & openDirections(place)));
}

/// Returns the best direction by rank; the first of equal ones wins. No path is shorter than the value of a reached
/// cell.
std::optional<Direction> WayMap::bestOf(Place place, Neighbors ways) const
{
    const std::uint32_t own = std::min(m_values[place], m_last);
    const Neighbors crowd = m_hasCrowd ? neighborsOf(blockAround(m_crowd.data(), place, Place(m_size.width))) : 0;
    std::uint32_t least = untouched;
    std::optional<Direction> best;
    for (const Direction direction : byRank) {
        const std::uint32_t value = m_values[place + m_offsets[blockBitOf(direction)]];
        if (value >= own || (ways & neighborIn(direction)) == 0) {
            continue;
        }
        const int step = isStraight(direction) ? DistanceMap::straightStep : DistanceMap::diagonalStep;
        const std::uint32_t through =
            value + std::uint32_t((crowd & neighborIn(direction)) != 0 ? step * m_terms.detour : step);
        if (through < least) {
            least = through;
            best = direction;
        }
        if (through == own) {
            break;
        }
    }
    return best;
}

/// Searches until the place is reached. All cells with smaller values are then reached too.
void WayMap::searchFor(Place place)
{
    while (m_values[place] >= m_last && spread()) {
    }
}

/// Spreads from all cells of one value. False if the search is complete.
bool WayMap::spread()
{
    if (m_next == m_line.end && m_nextDiagonal == m_crowded.end) {
        return false;
    }
    constexpr int straight = DistanceMap::straightStep;
    constexpr int diagonal = DistanceMap::diagonalStep;
    const int longer = m_terms.detour - 1;
    m_reach = m_first + std::uint32_t(m_front + straight);
    const std::size_t next = spreadThrough(m_line, m_next, m_front, straightBlock);
    m_nextStraight = spreadThrough(m_crowded, m_nextStraight, m_front - longer * straight, straightBlock);
    m_reach = m_first + std::uint32_t(m_front + diagonal);
    const Block ways = m_terms.hasDiagonals ? diagonalBlock : 0;
    spreadThrough(m_line, m_next, m_front, ways);
    m_nextDiagonal = spreadThrough(m_crowded, m_nextDiagonal, m_front - longer * diagonal, ways);
    m_next = next;
    ++m_front;
    return true;
}

/// Spreads from the cells of a value, which begin at `first`. Returns their end.
std::size_t WayMap::spreadThrough(const Line &line, std::size_t first, int value, Block ways)
{
    const std::uint32_t wanted = m_first + std::uint32_t(value);
    const Place columns = Place(m_size.width);
    // Bytes may alias anything: values not kept in locals would be reloaded after each write.
    const std::uint8_t *const bits = m_open.data();
    const std::uint32_t *const values = m_values.data();
    const Place *const places = line.places.data();
    for (; first < line.end && values[places[first]] == wanted; ++first) {
        const Place place = places[first];
        Block open = blockAround(bits, place, columns) & ways;
        if (open != 0 && !m_terms.cutsCorners) {
            open &= withoutClosedCorners(blockAround(m_walkable.data(), place, columns));
        }
        forEachBit(open, [this, place](int bit) { reach(place + m_offsets[std::size_t(bit)]); });
    }
    return first;
}

void WayMap::reach(Place place)
{
    Line &line = m_hasCrowd && hasBit(m_crowd, place) ? m_crowded : m_line;
    m_values[place] = m_reach;
    unset(m_open, place);
    line.places[line.end++] = place;
}

bool WayMap::isBesideArea(Point p) const
{
    return p.x > m_corner.x && p.y > m_corner.y && p.x < m_end.x - 1 && p.y < m_end.y - 1;
}

WayMap::Place WayMap::placeOf(Point p) const
{
    return Place(p.y - m_corner.y) * Place(m_size.width) + Place(p.x - m_corner.x);
}

/// Returns the directions of steps from a cell that the terms allow, if it is floor.
Neighbors WayMap::openDirections(Place place) const
{
    const Neighbors ways = m_terms.hasDiagonals ? allNeighbors : straightNeighbors;
    const bool cuts = m_terms.cutsCorners;
    return cuts ? ways : ways & withoutCorners(neighborsOf(blockAround(m_walkable.data(), place, Place(m_size.width))));
}

Neighbors WayMap::neighborsOf(Block block)
{
    return neighborsIn(block, block >> 3, block >> 6);
}
