#include "gamecore/level/rowreader.h"

#include <algorithm>

namespace {

char32_t takeCharacter(const QString &row, qsizetype &at)
{
    const QChar first = row.at(at++);
    if (first.isHighSurrogate() && at < row.size() && row.at(at).isLowSurrogate()) {
        return QChar::surrogateToUcs4(first, row.at(at++));
    }
    return first.unicode();
}

int lengthOf(const QString &row)
{
    int length = 0;
    for (qsizetype i = 0; i < row.size(); ++length) {
        takeCharacter(row, i);
    }
    return length;
}

} // namespace

RowReader::RowReader(Level &level, std::vector<ThingPlace> &places, const Catalogue &catalogue, IssueList &issues)
    : m_level(level), m_places(places), m_catalogue(catalogue), m_issues(issues), m_legend(catalogue, level.legend)
{
}

void RowReader::read(const DrawnRows &drawn)
{
    if (!fits(drawn)) {
        return;
    }
    int width = 0;
    for (const QString &row : drawn.rows) {
        width = std::max(width, lengthOf(row));
    }
    reserveThings(drawn);
    m_level.terrain = Grid<TerrainId>({width, int(drawn.rows.size())}, m_catalogue.wall());
    for (int y = 0; y < drawn.rows.size(); ++y) {
        readRow(y, drawn.rows.at(y), drawn.paths.value(y));
        const int length = lengthOf(drawn.rows.at(y));
        if (length < width) {
            m_issues.add({.code = IssueCode::UnevenRows,
                          .path = drawn.paths.value(y),
                          .cell = Point{length, y},
                          .found = QString::number(length),
                          .expected = Expected::RowsOfLength,
                          .first = width});
        }
    }
    m_level.dotsForFloor = m_hasDot && !m_hasBlank;
}

bool RowReader::fits(const DrawnRows &drawn)
{
    const Issue tooLarge{
        .code = IssueCode::TooLarge, .expected = Expected::Cells, .first = largestSide, .last = largestSide};
    if (drawn.rows.size() > largestSide) {
        Issue issue = tooLarge;
        issue.path = drawn.paths.value(largestSide);
        m_issues.add(issue);
        return false;
    }
    bool areShort = true;
    for (qsizetype y = 0; y < drawn.rows.size(); ++y) {
        if (drawn.rows.at(y).size() > largestSide && lengthOf(drawn.rows.at(y)) > largestSide) {
            Issue issue = tooLarge;
            issue.path = drawn.paths.value(y);
            issue.found = QString::number(lengthOf(drawn.rows.at(y)));
            m_issues.add(issue);
            areShort = false;
        }
    }
    return areShort;
}

/// A level may hold millions of things: growing in steps would take twice the memory.
void RowReader::reserveThings(const DrawnRows &drawn)
{
    std::size_t count = m_level.things.size();
    for (const QString &row : drawn.rows) {
        for (qsizetype i = 0; i < row.size();) {
            count += meaningOf(takeCharacter(row, i)).isTerrain ? 0 : 1;
        }
    }
    m_level.things.reserve(count);
    m_places.reserve(count);
}

void RowReader::readRow(int y, const QString &row, const QString &path)
{
    int x = 0;
    for (qsizetype i = 0; i < row.size(); ++x) {
        const char32_t character = takeCharacter(row, i);
        const CellMeaning &meaning = meaningOf(character);
        m_level.terrain.set({x, y}, meaning.isTerrain ? meaning.terrain : m_catalogue.floor());
        if (!meaning.isTerrain) {
            m_level.things.push_back({.cell = {x, y},
                                      .kind = meaning.kind,
                                      .values = {},
                                      .character = meaning.kind.isEmpty() ? character : U'\0'});
            m_places.push_back({path, x});
        } else if (meaning.terrain == m_catalogue.floor()) {
            m_hasBlank = m_hasBlank || character == U' ';
            m_hasDot = m_hasDot || character == U'.';
        }
    }
}

const RowReader::CellMeaning &RowReader::meaningOf(char32_t character)
{
    if (m_last && m_lastCharacter == character) {
        return *m_last;
    }
    auto found = m_meanings.find(character);
    if (found == m_meanings.end()) {
        CellMeaning meaning;
        if (const QString *key = m_legend.keyOf(character)) {
            const std::optional<TerrainId> terrain = m_catalogue.terrainOf(*key);
            meaning = {terrain.value_or(0), terrain.has_value(), *key};
        }
        found = m_meanings.emplace(character, meaning).first;
    }
    m_last = &found->second;
    m_lastCharacter = character;
    return *m_last;
}
