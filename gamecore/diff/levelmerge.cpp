#include "gamecore/diff/levelmerge.h"

#include "gamecore/diff/levelshift.h"
#include "gamecore/diff/thingmerge.h"
#include "gamecore/level/levelkinds.h"

#include <algorithm>

namespace {

using Conflict = MergeConflict::What;

/// Returns the terrain of a level at a cell of the merged level. std::nullopt outside.
std::optional<TerrainId> terrainAt(const Level &level, Point cell, Point shift)
{
    const Point own = cell - shift;
    return level.terrain.contains(own) ? std::optional(level.terrain.at(own)) : std::nullopt;
}

class CellMerge {
public:
    CellMerge(const Level &base, const Level &ours, const Level &theirs, const MergeFrame &frame)
        : m_base(base), m_ours(ours), m_theirs(theirs), m_frame(frame)
    {
    }

    Grid<TerrainId> merge(TerrainId wall, std::vector<MergeConflict> &conflicts)
    {
        Grid<TerrainId> merged(m_frame.size, wall);
        for (int y = 0; y < m_frame.size.height; ++y) {
            TerrainId *row = merged.row(y);
            for (int x = 0; x < m_frame.size.width; ++x) {
                row[x] = mergedAt({x, y}).value_or(wall);
            }
        }
        for (const CellRegion &region : m_disputed.take()) {
            conflicts.push_back({.what = Conflict::Cells,
                                 .cell = region.first,
                                 .last = region.last,
                                 .count = region.count,
                                 .ours = region.from,
                                 .theirs = region.to});
        }
        return merged;
    }

    /// Merges the characters of cells: from the side that changed them, or from ours. They do not affect play, so they
    /// cause no conflicts.
    void mergeCharacters(DrawnCharacters &drawn) const
    {
        if (const Level *side = sideWithCharacters()) {
            drawn.others = side->drawn.others;
            drawn.cells = side->drawn.cells;
            return;
        }
        for (int y = 0; y < m_frame.size.height; ++y) {
            for (int x = 0; x < m_frame.size.width; ++x) {
                const Point cell{x, y};
                const auto ours = m_ours.drawn.at(cell - m_frame.ours);
                const auto theirs = m_theirs.drawn.at(cell - m_frame.theirs);
                const auto kept = ours == m_base.drawn.at(cell - m_frame.base) ? theirs : ours;
                if (kept) {
                    drawn.keep(cell, *kept, m_frame.size);
                }
            }
        }
    }

    /// Returns the cells that a side changed and the merged level does not have.
    std::vector<Point> lostOf(const Level &side, Point shift) const
    {
        std::vector<Point> lost;
        const Point last{m_base.size().width - 1, m_base.size().height - 1};
        const bool isWhole = m_base.size().area() == 0
                             || (m_frame.size.contains(m_frame.base) && m_frame.size.contains(last + m_frame.base));
        for (int y = 0; y < m_base.size().height && !isWhole; ++y) {
            for (int x = 0; x < m_base.size().width; ++x) {
                const Point cell = Point{x, y} + m_frame.base;
                const auto own = m_frame.size.contains(cell) ? std::nullopt : terrainAt(side, cell, shift);
                if (own && *own != m_base.terrain.at({x, y})) {
                    lost.push_back(cell);
                }
            }
        }
        return lost;
    }

private:
    /// Returns the side whose characters can be used as a whole, because the other changed none. Null if both changed
    /// some.
    const Level *sideWithCharacters() const
    {
        const auto areAlike = [](const Level &a, const Level &b) {
            return a.drawn.others == b.drawn.others && a.drawn.cells == b.drawn.cells;
        };
        if (m_theirs.size() == m_frame.size && areAlike(m_ours, m_base)) {
            return &m_theirs;
        }
        const bool isOurs = areAlike(m_theirs, m_base) || areAlike(m_theirs, m_ours);
        return m_ours.size() == m_frame.size && isOurs ? &m_ours : nullptr;
    }

    std::optional<TerrainId> mergedAt(Point cell)
    {
        const auto ours = terrainAt(m_ours, cell, m_frame.ours);
        const auto theirs = terrainAt(m_theirs, cell, m_frame.theirs);
        if (!ours || !theirs || *ours == *theirs) {
            return ours ? ours : theirs;
        }
        const auto base = terrainAt(m_base, cell, m_frame.base);
        if (base && (*ours == *base || *theirs == *base)) {
            return *ours == *base ? theirs : ours;
        }
        m_disputed.add(cell, *ours, *theirs);
        return ours;
    }

    const Level &m_base;
    const Level &m_ours;
    const Level &m_theirs;
    const MergeFrame &m_frame;
    CellRegions m_disputed;
};

/// Returns the kinds of `all` without those whose keys are in the same section of `without`.
QJsonObject kindsBeside(const QJsonObject &all, const QJsonObject &without)
{
    QJsonObject kinds;
    for (auto section = all.begin(); section != all.end(); ++section) {
        const QJsonObject known = without.value(section.key()).toObject();
        QJsonObject records = section.value().toObject();
        for (const QString &key : known.keys()) {
            records.remove(key);
        }
        if (!records.isEmpty()) {
            kinds.insert(section.key(), records);
        }
    }
    return kinds;
}

/// Returns theirs with new keys for kinds that ours added with different contents, so that things on both sides keep
/// their kinds.
Level withKindsApart(const Level &base, const Level &ours, Level theirs, std::vector<MergeConflict> &conflicts)
{
    const KindRecords added{kindsBeside(theirs.kinds, base.kinds), theirs.translations};
    const KindRecords ourAdded{kindsBeside(ours.kinds, base.kinds), ours.translations};
    const auto isKnown = [&](const QString &key) {
        return !kindsNamed(base.kinds, {key}).isEmpty() || !kindsNamed(ours.kinds, {key}).isEmpty();
    };
    QHash<QString, QString> keys = keysOfArrivals(ourAdded, added, isKnown);
    keys.removeIf([&ourAdded](const QHash<QString, QString>::iterator &key) {
        return key.key() == key.value() || kindsNamed(ourAdded.kinds, {key.key()}).isEmpty();
    });
    if (!keys.isEmpty()) {
        renameKinds(theirs, keys);
    }
    QStringList renamed = keys.keys();
    renamed.sort();
    for (const QString &key : std::as_const(renamed)) {
        conflicts.push_back({.what = Conflict::Kind, .cell = {}, .kind = key, .theirKind = keys.value(key)});
    }
    return theirs;
}

/// True if a side refers to an own kind that it does not have, which is an error of that side.
bool isAmiss(const Level &side, const QString &key)
{
    return kindsNamed(side.kinds, {key}).isEmpty() && keysNamedBy(side).contains(key);
}

/// Restores deleted kinds that the level still refers to, with their bases.
void bringKindsBack(Level &level, const Level &ours, const Level &theirs)
{
    for (const QString &key : keysNamedBy(level)) {
        for (const Level *side : {&ours, &theirs}) {
            const QJsonObject gone = kindsBeside(kindsNamed(side->kinds, {key}), level.kinds);
            if (!gone.isEmpty() && kindsNamed(level.kinds, {key}).isEmpty() && !isAmiss(ours, key)
                && !isAmiss(theirs, key)) {
                const KindRecords whole =
                    withArrivals({level.kinds, level.translations}, {gone, side->translations}, {});
                level.kinds = whole.kinds;
                level.translations = whole.translations;
            }
        }
    }
}

/// Returns a frame in which no change of ours is lost.
MergeFrame frameOf(const Level &base, const Level &ours, const Level &theirs)
{
    const MergeFrame frame = mergeFrameOf(base, ours, theirs);
    const bool losesCells = !CellMerge(base, ours, theirs, frame).lostOf(ours, frame.ours).empty();
    const bool loses = losesCells || ThingMerge(base, ours, theirs, frame).losesOurs();
    return loses ? frameOfOurs(frame, ours) : frame;
}

} // namespace

MergedLevel mergeLevels(const Level &base, const Level &ours, const Level &theirSide, TerrainId wall)
{
    MergedLevel merged;
    const Level theirs = withKindsApart(base, ours, theirSide, merged.conflicts);
    const MergeFrame frame = frameOf(base, ours, theirs);
    if (frame.isDisputed) {
        merged.conflicts.push_back({.what = Conflict::Size, .cell = {}});
    }
    std::vector<ValueConflict> values;
    setNamedValues(merged.level,
                   mergeLevelValues(namedValuesOf(base), namedValuesOf(ours), namedValuesOf(theirs), values));
    CellMerge cells(base, ours, theirs, frame);
    if (const std::vector<Point> lost = cells.lostOf(theirs, frame.theirs); !lost.empty()) {
        merged.conflicts.push_back({.what = Conflict::Lost, .cell = lost.front(), .count = qint64(lost.size())});
    }
    merged.level.terrain = cells.merge(wall, merged.conflicts);
    cells.mergeCharacters(merged.level.drawn);
    merged.level.things = ThingMerge(base, ours, theirs, frame).merge(merged.level.terrain, merged.conflicts);
    bringKindsBack(merged.level, ours, theirs);
    for (ValueConflict &value : values) {
        merged.conflicts.push_back({.what = Conflict::Value, .cell = {}, .value = std::move(value)});
    }
    std::stable_sort(merged.conflicts.begin(), merged.conflicts.end(),
                     [](const MergeConflict &a, const MergeConflict &b) {
                         return a.what != b.what ? a.what < b.what : readsBefore(a.cell, b.cell);
                     });
    return merged;
}
