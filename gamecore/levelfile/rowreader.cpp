#include "gamecore/levelfile/rowreader.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/sourcetext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

Issue shortRow(int y, int length, int width)
{
    return {.code = IssueCode::UnevenRows,
            .path = pathOfIndex(u"rows"_s, y),
            .cell = Point{length, y},
            .found = QString::number(length),
            .expected = Expected::RowsOfLength,
            .first = width};
}

} // namespace

void reportShortRows(const std::vector<int> &lengths, int width, ShortRows told, IssueList &issues)
{
    const auto isShort = [width](int length) { return length < width; };
    const qint64 all = std::count_if(lengths.begin(), lengths.end(), isShort);
    for (int y = 0; y < int(lengths.size()); ++y) {
        const int length = lengths[std::size_t(y)];
        if (!isShort(length)) {
            continue;
        }
        Issue issue = shortRow(y, length, width);
        if (told == ShortRows::First && all > 1) {
            issue.figures = {{"rows"_L1, all}};
        }
        issues.add(issue);
        if (told == ShortRows::First) {
            return;
        }
    }
}

namespace {

constexpr char32_t firstOfMany = 0x80; ///< code points from here on take several bytes

/// Returns the code point at `at` of valid UTF-8 and advances `at` past it.
char32_t takeCharacter(QByteArrayView row, qsizetype &at)
{
    const auto first = uchar(row[at++]);
    if (first < firstOfMany) {
        return first;
    }
    const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    char32_t character = first & (0x3fU >> more);
    for (int i = 0; i < more; ++i) {
        character = character << 6 | (uchar(row[at++]) & 0x3fU);
    }
    return character;
}

} // namespace

std::uint8_t RowReader::contentOf(const CellMeaning &meaning)
{
    return !meaning.isTerrain ? Thing : meaning.isPreferred ? 0 : Other;
}

RowReader::RowReader(Level &level, std::vector<ThingPlace> &places, const Catalogue &catalogue, IssueList &issues,
                     ShortRows told)
    : m_level(level), m_places(places), m_catalogue(catalogue), m_issues(issues), m_told(told),
      m_legend(catalogue, level.legend)
{
    fillTable();
}

void RowReader::fillTable()
{
    m_table.fill(NotAscii << 8);
    for (char32_t character = 0; character < firstOfMany; ++character) {
        CellMeaning &meaning = m_asciiMeanings[character];
        meaning = meaningFor(character);
        m_table[character] = std::uint16_t(contentOf(meaning) << 8 | meaning.terrain);
    }
}

void RowReader::read(const DrawnRows &rows)
{
    if (!fits(rows)) {
        return;
    }
    std::vector<int> lengths;
    for (const QByteArrayView row : rows) {
        lengths.push_back(int(codePointCount(row)));
    }
    const int width = lengths.empty() ? 0 : *std::max_element(lengths.begin(), lengths.end());
    m_level.terrain = Grid<TerrainId>({width, int(rows.size())}, m_catalogue.wall());
    std::vector<int> withThings;
    std::size_t things = m_level.things.size();
    std::uint8_t content = 0;
    for (int y = 0; y < int(rows.size()); ++y) {
        const QByteArrayView row = rows[std::size_t(y)];
        const std::uint8_t found = readTerrain(y, row);
        content |= found;
        if ((found & Thing) != 0) {
            withThings.push_back(y);
            things += countThings(row);
        }
        if (things > std::size_t(mostThings)) {
            refuseThings(y);
            return;
        }
    }
    // Avoids reallocation, which would take twice the memory.
    m_level.things.reserve(things);
    m_places.reserve(things);
    for (const int y : withThings) {
        readThings(y, rows[std::size_t(y)]);
    }
    reportShortRows(lengths, width, m_told, m_issues);
    if ((content & Other) != 0) {
        keepCharacters(rows);
    }
}

void RowReader::read(const QStringList &rows)
{
    QList<QByteArray> bytes;
    for (const QString &row : rows) {
        bytes.append(row.toUtf8());
    }
    read(DrawnRows(bytes.begin(), bytes.end()));
}

bool RowReader::fits(const DrawnRows &rows)
{
    const Issue tooLarge{
        .code = IssueCode::TooLarge, .expected = Expected::Cells, .first = largestSide, .last = largestSide};
    if (rows.size() > std::size_t(largestSide)) {
        Issue issue = tooLarge;
        issue.path = pathOfIndex(u"rows"_s, largestSide);
        m_issues.add(issue);
        return false;
    }
    bool areShort = true;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const qsizetype length = rows[y].size() > largestSide ? codePointCount(rows[y]) : 0;
        if (length > largestSide) {
            Issue issue = tooLarge;
            issue.path = pathOfIndex(u"rows"_s, qsizetype(y));
            issue.found = length <= longestReportedRow ? QString::number(length) : QString();
            m_issues.add(issue);
            areShort = false;
        }
    }
    return areShort;
}

/// Reports too many things. Row y has the first excess thing.
void RowReader::refuseThings(int y)
{
    m_issues.add({.code = IssueCode::TooLarge,
                  .path = pathOfIndex(u"rows"_s, y),
                  .expected = Expected::Things,
                  .first = mostThings});
}

/// Reads the terrain of a row, with floor below things. Returns the union of its Content.
std::uint8_t RowReader::readTerrain(int y, QByteArrayView row)
{
    if (row.isEmpty()) {
        return 0;
    }
    TerrainId *cells = m_level.terrain.row(y);
    const int width = std::min(int(row.size()), m_level.terrain.width()); // bytes may exceed cells
    const char *bytes = row.data();
    unsigned all = 0;
    for (int x = 0; x < width; ++x) {
        const unsigned entry = m_table[uchar(bytes[x])];
        cells[x] = TerrainId(entry);
        all |= entry;
    }
    const auto content = std::uint8_t(all >> 8);
    return (content & NotAscii) != 0 ? readWideTerrain(y, row) : content;
}

std::uint8_t RowReader::readWideTerrain(int y, QByteArrayView row)
{
    TerrainId *cells = m_level.terrain.row(y);
    std::fill_n(cells, m_level.terrain.width(), m_catalogue.wall());
    unsigned content = 0;
    for (qsizetype at = 0; at < row.size(); ++cells) {
        const char32_t character = takeCharacter(row, at);
        const CellMeaning &meaning = meaningOf(character);
        *cells = meaning.terrain;
        content |= contentOf(meaning);
    }
    return std::uint8_t(content);
}

std::size_t RowReader::countThings(QByteArrayView row)
{
    std::size_t count = 0;
    for (qsizetype at = 0; at < row.size();) {
        if (isPlainTerrain(row[at])) {
            ++at;
        } else {
            count += meaningOf(takeCharacter(row, at)).isTerrain ? 0 : 1;
        }
    }
    return count;
}

void RowReader::readThings(int y, QByteArrayView row)
{
    int x = 0;
    for (qsizetype at = 0; at < row.size(); ++x) {
        if (isPlainTerrain(row[at])) {
            ++at;
            continue;
        }
        const char32_t character = takeCharacter(row, at);
        const CellMeaning &meaning = meaningOf(character);
        if (!meaning.isTerrain) {
            m_level.things.push_back({.cell = {x, y},
                                      .kind = meaning.kind,
                                      .values = {},
                                      .character = meaning.kind.isEmpty() || !meaning.isPreferred ? character : U'\0'});
            m_places.push_back({.index = y, .character = x});
        }
    }
}

const RowReader::CellMeaning &RowReader::meaningOf(char32_t character)
{
    if (character < firstOfMany) {
        return m_asciiMeanings[character];
    }
    auto found = m_otherMeanings.find(character);
    if (found == m_otherMeanings.end()) {
        found = m_otherMeanings.emplace(character, meaningFor(character)).first;
    }
    return found->second;
}

RowReader::CellMeaning RowReader::meaningFor(char32_t character) const
{
    const QString *key = m_legend.keyOf(character);
    const std::optional<TerrainId> terrain = key ? m_catalogue.terrainOf(*key) : std::nullopt;
    return {.terrain = terrain.value_or(m_catalogue.floor()),
            .isTerrain = terrain.has_value(),
            .isPreferred = !key || m_legend.characterOf(*key) == character,
            .kind = key ? *key : QString()};
}

/// Returns the number of cells of each terrain character.
std::map<char32_t, qint64> RowReader::countTerrain(const DrawnRows &rows)
{
    std::array<qint64, firstOfMany> ascii{};
    std::map<char32_t, qint64> counts;
    for (const QByteArrayView row : rows) {
        for (qsizetype at = 0; at < row.size();) {
            const char32_t character = takeCharacter(row, at);
            ++(character < firstOfMany ? ascii[character] : counts[character]);
        }
    }
    for (char32_t character = 0; character < firstOfMany; ++character) {
        counts[character] = ascii[character];
    }
    std::erase_if(counts, [this](const auto &count) { return count.second == 0 || !meaningOf(count.first).isTerrain; });
    return counts;
}

/// Stores the characters an author used for terrain: the most frequent of several becomes preferred, and the others
/// stay with their cells.
void RowReader::keepCharacters(const DrawnRows &rows)
{
    const std::map<char32_t, qint64> counts = countTerrain(rows);
    std::map<TerrainId, char32_t> most;
    for (const auto &[character, cells] : counts) {
        const CellMeaning &meaning = meaningOf(character);
        const auto [entry, isFirst] = most.emplace(meaning.terrain, character);
        const qint64 before = counts.at(entry->second);
        if (!isFirst && (cells > before || (cells == before && meaning.isPreferred))) {
            entry->second = character;
        }
    }
    for (const auto &[character, cells] : counts) {
        const CellMeaning &meaning = meaningOf(character);
        if (most.at(meaning.terrain) != character) {
            m_level.drawn.others += character;
        } else if (!meaning.isPreferred) {
            m_level.drawn.preferred += character;
        }
    }
    m_level.drawn.others.resize(std::min(m_level.drawn.others.size(), DrawnCharacters::mostOthers));
    if (!m_level.drawn.others.empty()) {
        numberCells(rows);
    }
}

void RowReader::numberCells(const DrawnRows &rows)
{
    std::map<char32_t, std::uint8_t> numbers;
    std::array<std::uint8_t, firstOfMany> ascii{};
    for (const char32_t character : m_level.drawn.others) {
        const auto number = std::uint8_t(numbers.size() + 1);
        numbers.emplace(character, number);
        if (character < firstOfMany) {
            ascii[character] = number;
        }
    }
    m_level.drawn.cells = Grid<std::uint8_t>(m_level.size(), 0);
    for (int y = 0; y < int(rows.size()); ++y) {
        const QByteArrayView row = rows[std::size_t(y)];
        std::uint8_t *cell = row.isEmpty() ? nullptr : m_level.drawn.cells.row(y);
        for (qsizetype at = 0; at < row.size(); ++cell) {
            const char32_t character = takeCharacter(row, at);
            const auto wide = character < firstOfMany ? numbers.end() : numbers.find(character);
            *cell = character < firstOfMany ? ascii[character] : wide == numbers.end() ? std::uint8_t(0) : wide->second;
        }
    }
}
