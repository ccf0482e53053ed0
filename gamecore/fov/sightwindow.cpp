#include "gamecore/fov/sightwindow.h"

#include "gamecore/base/bittranspose.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace {

/// Light between two slopes, at the row to come.
template<typename Mask>
struct Beam {
    typename SlopeTable<Mask>::Entry start;
    typename SlopeTable<Mask>::Entry end;
    int depth;
};

/// Lines of cells around an origin, the one above or below at depth 1: rows of the map, or its columns as rows.
template<typename Mask>
class Lines {
public:
    Lines(const BitGrid &map, Point origin)
        : m_shift(unsigned(origin.x - middle) % shiftUnit),
          m_bound(Mask(lowestBits(middle + map.width() - origin.x) & ~lowestBits(middle - origin.x))),
          m_stride(map.stride() * std::ptrdiff_t(sizeof(BitGrid::Word))),
          m_origin(reinterpret_cast<const char *>(map.row(origin.y)) + (origin.x - middle - int(m_shift)) / 8)
    {
    }

    /// Columns that the map has.
    Mask bound() const { return m_bound; }
    /// How far in bytes it is to the next line; negative to the one above.
    std::ptrdiff_t stride() const { return m_stride; }
    /// Opaque cells of a line that lies so many bytes away from that of the origin.
    Mask opaqueAt(std::ptrdiff_t distance) const
    {
        BitGrid::Word low = 0;
        std::memcpy(&low, m_origin + distance, sizeof low);
        if constexpr (isQuick) {
            return Mask(low >> m_shift);
        }
        BitGrid::Word high = 0;
        std::memcpy(&high, m_origin + distance + sizeof low, sizeof high);
        return Mask(low >> m_shift | high << 1U << (63U - m_shift));
    }

private:
    static constexpr int middle = SlopeTable<Mask>::middle;
    /// Half a word of cells is had by one read at the byte where it begins, if the lowest byte comes first.
    static constexpr bool isQuick = sizeof(Mask) == 4 && std::endian::native == std::endian::little;
    static constexpr unsigned shiftUnit = isQuick ? 8 : BitGrid::wordBits;

    unsigned m_shift;
    Mask m_bound;
    std::ptrdiff_t m_stride;
    const char *m_origin;
};

/// The beams behind the gaps of a row. The last of them is returned, the others wait.
template<typename Mask>
Beam<Mask> split(const SlopeTable<Mask> &slopes, Beam<Mask> beam, Mask scanned, Mask open, Beam<Mask> *&waiting)
{
    const Mask first = scanned & Mask(-scanned);
    for (;;) {
        const Mask gap = open & Mask(-open);
        const Mask carried = open + gap;
        const Mask wall = carried & ~open & scanned;
        const Beam<Mask> behind{gap == first ? beam.start + 1 : slopes.leftOf(std::countr_zero(gap), beam.depth),
                                wall == 0 ? beam.end + 1 : slopes.leftOf(std::countr_zero(wall), beam.depth),
                                beam.depth + 1};
        open &= carried;
        if (open == 0) {
            return behind;
        }
        *waiting++ = behind;
    }
}

/// Follows the light through a quadrant of so many lines: `seen` is the line of the origin, that of depth 1 lies `step`
/// from it.
template<typename Mask>
void scan(const SlopeTable<Mask> &slopes, const Lines<Mask> &lines, int lastDepth, int step, Mask *seen)
{
    if (lastDepth < 1) {
        return;
    }
    // Beams that wait at a depth come from one row, and that has one gap for two columns at most.
    constexpr int middle = SlopeTable<Mask>::middle;
    std::array<Beam<Mask>, std::size_t(middle * middle / 2)> memory;
    Beam<Mask> *waiting = memory.data();
    Beam<Mask> beam{slopes.leftDiagonal(), slopes.rightDiagonal(), 1};
    const std::ptrdiff_t stride = lines.stride() * step;
    for (;;) {
        const Mask scanned = beam.start->from & beam.end->to & lines.bound();
        const Mask opaque = lines.opaqueAt(beam.depth * stride);
        seen[beam.depth * step] |= scanned & (opaque | (beam.start->fromCenters & beam.end->toCenters));
        const Mask open = scanned & ~opaque;
        if (open == 0 || beam.depth == lastDepth) {
            if (waiting == memory.data()) {
                return;
            }
            beam = *--waiting;
        } else if (open == scanned) {
            beam = {beam.start + 1, beam.end + 1, beam.depth + 1};
        } else {
            beam = split(slopes, beam, scanned, open, waiting);
        }
    }
}

/// All that is seen of a window, from what was seen above and below and, in columns, to the left and to the right. That
/// lies up to `across` rows from the middle. Only the rows up to `radius` are made.
void join(const std::array<std::uint32_t, 32> &rows, const std::array<std::uint32_t, 32> &columns, int radius,
          int across, BitGrid::Word *seen)
{
    constexpr int middle = SlopeTable<std::uint32_t>::middle;
    std::copy(rows.begin() + middle - radius, rows.begin() + middle + radius + 1, seen + middle - radius);
    addTransposed(columns, middle - across, middle + across, seen);
}

void join(const std::array<std::uint64_t, 64> &rows, std::array<std::uint64_t, 64> &columns, int radius, int across,
          BitGrid::Word *seen)
{
    constexpr int middle = SlopeTable<std::uint64_t>::middle;
    std::copy(rows.begin() + middle - radius, rows.begin() + middle + radius + 1, seen + middle - radius);
    transposeBits(columns);
    for (int row = middle - across; row <= middle + across; ++row) {
        seen[row] |= columns[std::size_t(row)];
    }
}

} // namespace

void SightWindow::compute(const OpaqueGrid &level, Point origin, int radius)
{
    Q_ASSERT(level.size().contains(origin) && radius >= 0 && radius <= largestRadius);
    if (radius < SlopeTable<std::uint32_t>::middle) {
        look(m_nearSlopes, level, origin, radius);
    } else {
        look(m_farSlopes, level, origin, radius);
    }
}

template<typename Mask>
void SightWindow::look(SlopeTable<Mask> &slopes, const OpaqueGrid &level, Point origin, int radius)
{
    constexpr int middle = SlopeTable<Mask>::middle;
    slopes.prepare(radius);
    m_corner = origin - Point{middle, middle};
    m_box = {std::max(0, origin.x - radius), std::max(0, origin.y - radius),
             std::min(level.size().width - 1, origin.x + radius), std::min(level.size().height - 1, origin.y + radius)};
    std::array<Mask, std::size_t(2 * middle)> rows{};
    std::array<Mask, std::size_t(2 * middle)> columns{};
    const Lines<Mask> upright(level.rows(), origin);
    scan(slopes, upright, origin.y - m_box.top, -1, rows.data() + middle);
    scan(slopes, upright, m_box.bottom - origin.y, 1, rows.data() + middle);
    const Lines<Mask> turned(level.columns(), {origin.y, origin.x});
    scan(slopes, turned, origin.x - m_box.left, -1, columns.data() + middle);
    scan(slopes, turned, m_box.right - origin.x, 1, columns.data() + middle);
    rows[middle] |= Mask(1) << unsigned(middle);
    join(rows, columns, radius, slopes.widest(), m_rows.data());
}
