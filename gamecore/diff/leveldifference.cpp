#include "gamecore/diff/leveldifference.h"

#include "gamecore/base/enumerators.h"
#include "gamecore/diff/levelshift.h"
#include "gamecore/diff/thingmatch.h"

#include <algorithm>

namespace {

using What = ThingChange::What;

std::vector<CellRegion> regionsOf(const Level &before, const Level &after, Point shift)
{
    CellRegions regions;
    const int left = std::max(0, shift.x);
    const int right = std::min(after.size().width, before.size().width + shift.x);
    const int bottom = std::min(after.size().height, before.size().height + shift.y);
    for (int y = std::max(0, shift.y); y < bottom && left < right; ++y) {
        const TerrainId *one = before.terrain.row(y - shift.y) + (left - shift.x);
        const TerrainId *other = after.terrain.row(y) + left;
        const int width = right - left;
        int x = 0;
        while ((x = int(std::mismatch(one + x, one + width, other + x).first - one)) < width) {
            regions.add({left + x, y}, one[x], other[x]);
            ++x;
        }
    }
    return regions.take();
}

/// Returns the number of cells with the same terrain in both versions but different characters.
qint64 redrawnCells(const Level &before, const Level &after, Point shift)
{
    qint64 count = 0;
    const bool areEqual = shift == Point() && before.drawn == after.drawn;
    const bool haveNone = before.drawn.others.empty() && after.drawn.others.empty();
    for (int y = 0; y < after.size().height && !areEqual && !haveNone; ++y) {
        for (int x = 0; x < after.size().width; ++x) {
            const Point cell{x, y};
            const Point was = cell - shift;
            const bool isSameTerrain = before.terrain.contains(was) && before.terrain.at(was) == after.terrain.at(cell);
            count += isSameTerrain && before.drawn.at(was) != after.drawn.at(cell) ? 1 : 0;
        }
    }
    return count;
}

class ThingChanges {
public:
    ThingChanges(const Level &before, const Level &after, Point shift)
        : m_before(before), m_after(after), m_shift(shift), m_match(matchThings(before.things, after.things, shift))
    {
    }

    std::vector<ThingChange> changes()
    {
        for (std::size_t i = 0; i < m_before.things.size(); ++i) {
            if (m_match.after[i] == ThingMatch::none) {
                m_changes.push_back({.what = What::Removed, .before = i, .after = {}, .values = {}});
            }
        }
        for (std::size_t i = 0; i < m_after.things.size(); ++i) {
            addChangeOf(i);
        }
        addReordered();
        std::stable_sort(m_changes.begin(), m_changes.end(), [this](const ThingChange &a, const ThingChange &b) {
            return readsBefore(placeOf(a), placeOf(b));
        });
        return std::move(m_changes);
    }

private:
    Point placeOf(const ThingChange &change) const
    {
        return change.after ? m_after.things[*change.after].cell : m_before.things[*change.before].cell + m_shift;
    }

    void addChangeOf(std::size_t after)
    {
        if (m_match.before[after] == ThingMatch::none) {
            m_changes.push_back({.what = What::Added, .before = {}, .after = after, .values = {}});
            return;
        }
        const auto before = std::size_t(m_match.before[after]);
        const Thing &one = m_before.things[before];
        const Thing &other = m_after.things[after];
        if (one.cell + m_shift != other.cell) {
            m_changes.push_back({.what = What::Moved, .before = before, .after = after, .values = {}});
        } else if (!isAlike(one, other)) {
            m_changes.push_back(
                {.what = What::Changed, .before = before, .after = after, .values = changesOfThing(one, other)});
        }
    }

    bool staysOnCell(std::size_t after) const
    {
        const int before = m_match.before[after];
        return before != ThingMatch::none
               && m_before.things[std::size_t(before)].cell + m_shift == m_after.things[after].cell;
    }

    /// Finds things of a cell whose order changed.
    void addReordered()
    {
        std::optional<std::size_t> last; // the last thing that stayed on its cell
        bool isTold = false;
        for (std::size_t i = 0; i < m_after.things.size(); ++i) {
            if (!staysOnCell(i)) {
                continue;
            }
            const bool isSameCell = last && m_after.things[*last].cell == m_after.things[i].cell;
            isTold = isTold && isSameCell;
            if (isSameCell && !isTold && m_match.before[i] < m_match.before[*last]) {
                isTold = true;
                const auto before = std::size_t(m_match.before[i]);
                m_changes.push_back({.what = What::Reordered, .before = before, .after = last, .values = {}});
            }
            last = i;
        }
    }

    const Level &m_before;
    const Level &m_after;
    Point m_shift;
    ThingMatch m_match;
    std::vector<ThingChange> m_changes;
};

} // namespace

QLatin1StringView keyOf(ThingChange::What what)
{
    static constexpr auto keys =
        rowsFor<What>(QLatin1StringView("added"), QLatin1StringView("removed"), QLatin1StringView("moved"),
                      QLatin1StringView("changed"), QLatin1StringView("reordered"));
    return keys[std::size_t(what)];
}

qint64 LevelDifference::changedCells() const
{
    qint64 count = 0;
    for (const CellRegion &region : regions) {
        count += region.count;
    }
    return count;
}

LevelDifference differenceOf(const Level &before, const Level &after)
{
    const Point shift = shiftBetween(before, after);
    return {.before = before.size(),
            .after = after.size(),
            .shift = shift,
            .regions = regionsOf(before, after, shift),
            .redrawnCells = redrawnCells(before, after, shift),
            .things = ThingChanges(before, after, shift).changes(),
            .values = changesOfLevel(before, after)};
}
