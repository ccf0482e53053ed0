#include "gamecore/level/groundflood.h"

#include <utility>

namespace {

using Word = BitGrid::Word;
constexpr unsigned lastBit = BitGrid::wordBits - 1;

/// All of the runs of `room` that hold a seed.
Word filled(Word seeds, Word room)
{
    if (seeds == room) {
        return room;
    }
    // A sum carries each seed to the upper end of its run.
    seeds |= ((seeds + room) ^ room) & room;
    for (unsigned step = 1; step < BitGrid::wordBits; step *= 2) {
        seeds |= room & (seeds >> step);
        room &= room >> step;
    }
    return seeds;
}

BitGrid united(BitGrid a, const BitGrid &b)
{
    for (int y = 0; y < a.height(); ++y) {
        Word *row = a.row(y);
        const Word *other = b.row(y);
        for (int i = 0; i < a.wordsPerRow(); ++i) {
            row[i] |= other[i];
        }
    }
    return a;
}

} // namespace

GroundFlood::GroundFlood(const Ground &ground, const GroundCells &cells, BitGrid known)
    : m_isOblique(ground.stride() == 1), m_walkable(cells.walkable), m_open(united(cells.walkable, cells.freeDoors)),
      m_reached(known.size() == ground.size() ? std::move(known) : BitGrid(ground.size())), m_waiting(ground.size())
{
}

void GroundFlood::add(Point cell)
{
    if (!m_reached.at(cell)) {
        take({cell.x / BitGrid::wordBits, cell.y}, Word(1) << unsigned(cell.x % BitGrid::wordBits));
    }
}

GroundFlood::Front GroundFlood::step()
{
    if (m_places.empty()) {
        return {};
    }
    const Place place = m_places.back();
    m_places.pop_back();
    const Front front{place.word, place.y, std::exchange(m_waiting.row(place.y)[place.word], 0)};
    reach(place, front.cells << 1U | front.cells >> 1U, 0);
    reach({place.word - 1, place.y}, front.cells << lastBit, 0);
    reach({place.word + 1, place.y}, front.cells >> lastBit, 0);
    if (place.y > 0) {
        lookInto(place.y - 1, front);
    }
    if (place.y + 1 < m_open.height()) {
        lookInto(place.y + 1, front);
    }
    return front;
}

/// The row above or below.
void GroundFlood::lookInto(int y, const Front &from)
{
    if (!m_isOblique) {
        reach({from.word, y}, from.cells, 0);
        return;
    }
    reach({from.word, y}, from.cells, from.cells << 1U | from.cells >> 1U);
    reach({from.word - 1, y}, 0, from.cells << lastBit);
    reach({from.word + 1, y}, 0, from.cells >> lastBit);
}

/// Doors are opened with a straight step. Beside each row is a word without cells, where nothing is open.
void GroundFlood::reach(Place place, Word straight, Word oblique)
{
    const Word open = m_open.row(place.y)[place.word];
    const Word reached = m_reached.row(place.y)[place.word];
    const Word cells = ((straight & open) | (oblique & m_walkable.row(place.y)[place.word])) & ~reached;
    if (cells != 0) {
        take(place, filled(cells, open & ~reached));
    }
}

void GroundFlood::take(Place place, Word cells)
{
    m_reached.row(place.y)[place.word] |= cells;
    Word &waiting = m_waiting.row(place.y)[place.word];
    if (waiting == 0) {
        m_places.push_back(place);
    }
    waiting |= cells;
}
