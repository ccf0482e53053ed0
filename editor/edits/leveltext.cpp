#include "editor/edits/leveltext.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsonfields.h"

#include <algorithm>
#include <limits>

namespace {

bool isInRows(const Thing &thing, int first, int end)
{
    return thing.cell.y >= first && thing.cell.y < end;
}

Grid<TerrainId> resized(const Grid<TerrainId> &terrain, Size size, TerrainId fill)
{
    Grid<TerrainId> after(size, fill);
    for (int y = 0; y < std::min(size.height, terrain.height()); ++y) {
        std::copy_n(terrain.row(y), std::min(size.width, terrain.width()), after.row(y));
    }
    return after;
}

} // namespace

LevelText::LevelText(const Level &level, const Catalogue &catalogue)
    : m_level(level), m_catalogue(catalogue),
      m_legend(catalogue, completeLegend(level, catalogue), level.drawn.preferred), m_kept(level, catalogue, m_legend),
      m_standIn(freeCharacter())
{
    for (const Terrain &terrain : catalogue.terrain()) {
        m_terrain.push_back(characterOf(terrain.key));
    }
}

/// Returns an unused character that every font has, of normal width.
char16_t LevelText::freeCharacter() const
{
    constexpr QStringView candidates = u"¤¿¶§¦¬µ¢";
    const auto found = std::find_if(candidates.begin(), candidates.end(),
                                    [this](QChar candidate) { return !m_legend.keyOf(candidate.unicode()); });
    return found == candidates.end() ? candidates.front().unicode() : found->unicode();
}

/// Returns the glyph of a kind's look, if it is unambiguous and certainly fills one cell.
char16_t LevelText::glyphOf(const QString &key) const
{
    constexpr char32_t firstUnsure = 0x250; // after the Latin letters come marks, wide and joining characters
    const std::optional<KindId> kind = m_catalogue.kindOf(key);
    const char32_t glyph = kind ? m_catalogue.kind(*kind).look.glyph : firstUnsure;
    const bool isClear = glyph > u' ' && glyph < firstUnsure && QChar::isPrint(glyph) && !QChar::isSpace(glyph)
                         && !m_legend.keyOf(glyph);
    return isClear ? char16_t(glyph) : m_standIn;
}

char16_t LevelText::characterOf(const QString &key) const
{
    const std::optional<char32_t> character = m_legend.characterOf(key);
    return character && *character <= 0xffff ? char16_t(*character) : glyphOf(key);
}

QString LevelText::row(int y) const
{
    const int width = m_level.size().width;
    QString text(width, u' ');
    for (int x = 0; x < width; ++x) {
        const std::optional<char32_t> kept = m_kept.at({x, y});
        text[x] = kept ? fitting(*kept) : m_terrain[m_level.terrain.at({x, y})];
    }
    for (std::size_t i = thingsAt(m_level, {0, y}).first; i < m_level.things.size(); ++i) {
        const Thing &thing = m_level.things[i];
        if (thing.cell.y != y || thing.cell.x >= width) {
            break;
        }
        const bool isOwn = thing.character != 0 && m_legend.characterOf(thing) == thing.character;
        text[thing.cell.x] = isOwn ? fitting(thing.character) : characterOf(thing.kind);
    }
    return text;
}

QStringList LevelText::rows() const
{
    QStringList rows;
    for (int y = 0; y < m_level.size().height; ++y) {
        rows.append(row(y));
    }
    return rows;
}

std::set<char32_t> LevelText::unknownIn(const QStringList &rows) const
{
    std::set<char32_t> unknown;
    for (const QString &text : rows) {
        for (const uint character : text.toUcs4()) {
            if (!m_legend.keyOf(character)) {
                unknown.insert(character);
            }
        }
    }
    return unknown;
}

Level LevelText::written(Point corner, const QStringList &rows) const
{
    Size size = m_level.size();
    std::vector<QList<uint>> characters;
    for (const QString &text : rows) {
        characters.push_back(text.toUcs4());
        size.width = std::max(size.width, corner.x + int(characters.back().size()));
    }
    size.height = std::max(size.height, corner.y + int(rows.size()));
    size = {std::min(size.width, largestSide), std::min(size.height, largestSide)};
    Level level = m_level;
    level.terrain = resized(m_level.terrain, size, m_catalogue.wall());
    if (!m_kept.isEmpty()) {
        level.drawn.cells = resized(m_level.drawn.cells, size, 0);
    }
    for (int y = 0; y < int(characters.size()) && corner.y + y < size.height; ++y) {
        const int inside = corner.y + y < m_level.size().height ? m_level.size().width : 0;
        const QString shown = inside > 0 ? row(corner.y + y) : QString();
        for (int x = 0; x < int(characters[std::size_t(y)].size()) && corner.x + x < size.width; ++x) {
            const uint character = characters[std::size_t(y)][x];
            const bool isShown = corner.x + x < inside && shown.at(corner.x + x).unicode() == character;
            if (!isShown) {
                write(level, corner + Point{x, y}, character);
            }
        }
    }
    sortThings(level.things);
    return level;
}

/// Writes a cell, without keeping the things in order.
void LevelText::write(Level &level, Point cell, char32_t character) const
{
    const QString *key = m_legend.keyOf(character);
    if (!key) {
        return;
    }
    const QString &start = m_catalogue.kind(m_catalogue.start()).key;
    const std::optional<TerrainId> terrain = m_catalogue.terrainOf(*key);
    std::erase_if(level.things, [&](const Thing &thing) {
        return thing.cell == cell || (!terrain && *key == start && thing.kind == start);
    });
    level.terrain.set(cell, terrain.value_or(m_catalogue.floor()));
    if (terrain && !m_kept.isEmpty()) {
        const std::size_t place = m_kept.all().find(character);
        level.drawn.cells.set(cell, place == std::u32string::npos ? std::uint8_t(0) : std::uint8_t(place + 1));
    }
    if (!terrain) {
        level.things.push_back({.cell = cell, .kind = *key, .values = {}});
    }
}

/// Returns a grid whose rows from `y` on are moved down by `by` rows (up if negative), over the rows in between.
static Grid<TerrainId> withRowsMoved(const Grid<TerrainId> &cells, int y, int by, TerrainId fill)
{
    Grid<TerrainId> after({cells.width(), cells.height() + by}, fill);
    for (int row = 0; row < cells.height(); ++row) {
        const bool givesWay = row >= y && row < y - by;
        if (!givesWay) {
            std::copy_n(cells.row(row), cells.width(), after.row(row < y ? row : row + by));
        }
    }
    return after;
}

Level withRowInserted(const Level &level, int y, TerrainId fill)
{
    const Size size = level.size();
    Q_ASSERT(y >= 0 && y <= size.height && size.height < largestSide);
    Level after = level;
    after.terrain = withRowsMoved(level.terrain, y, 1, fill);
    if (level.drawn.cells.size() == size) {
        after.drawn.cells = withRowsMoved(level.drawn.cells, y, 1, 0);
    }
    for (Thing &thing : after.things) {
        thing.cell.y += thing.cell.y >= y && thing.cell.y < std::numeric_limits<int>::max() ? 1 : 0;
    }
    return after;
}

Level withoutRows(const Level &level, int y, int count)
{
    const Size size = level.size();
    Q_ASSERT(y >= 0 && count >= 0 && y + count <= size.height && count < size.height);
    Level after = level;
    after.terrain = withRowsMoved(level.terrain, y, -count, 0);
    if (level.drawn.cells.size() == size) {
        after.drawn.cells = withRowsMoved(level.drawn.cells, y, -count, 0);
    }
    std::erase_if(after.things, [&](const Thing &thing) {
        return level.terrain.contains(thing.cell) && isInRows(thing, y, y + count);
    });
    for (Thing &thing : after.things) {
        thing.cell.y -= thing.cell.y >= y + count ? count : 0;
    }
    sortThings(after.things);
    return after;
}

LegendChange withCharacter(const Level &level, const Catalogue &catalogue, const QString &key, const QString &text)
{
    LegendChange change{.after = level};
    const std::optional<char32_t> character = singleCharacter(text);
    if (!text.isEmpty() && !character) {
        change.fault = LegendFault::NotOneCharacter;
        return change;
    }
    const LegendTable table(catalogue, level.legend, level.drawn.preferred);
    const QString *holder = character ? table.keyOf(*character) : nullptr;
    if (holder && *holder != key) {
        change.fault = LegendFault::Taken;
        change.other = *holder;
        return change;
    }
    for (const QString &own : level.legend.keys()) {
        if (level.legend.value(own).toString() == key) {
            change.after.legend.remove(own);
        }
    }
    if (character && LegendTable(catalogue, change.after.legend, level.drawn.preferred).characterOf(key) != character) {
        change.after.legend.insert(text, key);
    }
    std::erase_if(change.after.things, [&](Thing &thing) {
        if (!character || !thing.isUnknownCharacter() || thing.character != *character) {
            return false;
        }
        const std::optional<TerrainId> terrain = catalogue.terrainOf(key);
        if (terrain && change.after.terrain.contains(thing.cell)) {
            change.after.terrain.set(thing.cell, *terrain);
            return true;
        }
        thing.kind = key;
        thing.character = 0;
        return false;
    });
    return change;
}
