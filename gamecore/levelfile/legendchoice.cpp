#include "gamecore/levelfile/legendchoice.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/legendpreset.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

void count(const DrawnText &maze, CharacterCounts &counts)
{
    constexpr char16_t firstOfMany = 0x80; // characters from here on are counted in a map
    std::array<int, firstOfMany> ascii{};
    for (const QString &row : maze.rows) {
        const bool isAscii = std::all_of(row.begin(), row.end(), [](QChar c) { return c.unicode() < firstOfMany; });
        for (const QChar c : isAscii ? row : QString()) {
            ++ascii[c.unicode()];
        }
        for (const uint character : isAscii ? QList<uint>() : row.toUcs4()) {
            ++counts[character];
        }
    }
    for (char32_t character = 0; character < firstOfMany; ++character) {
        if (ascii[character] > 0) {
            counts[character] += ascii[character];
        }
    }
}

qint64 cellsOf(const CharacterCounts &characters)
{
    qint64 cells = 0;
    for (const auto &[character, count] : characters) {
        cells += count;
    }
    return cells;
}

qint64 cellsOf(const CharacterCounts &characters, const QString &some)
{
    CharacterCounts wanted = characters;
    std::erase_if(wanted, [&some](const auto &count) {
        const char32_t character = count.first;
        return !some.contains(QString::fromUcs4(&character, 1));
    });
    return cellsOf(wanted);
}

bool isSpace(char32_t character)
{
    return character == U' ';
}

/// Counts the border characters: both ends of each row, and the whole first and last row, without blanks.
void countBorder(const DrawnText &maze, CharacterCounts &border)
{
    for (qsizetype y = 0; y < maze.rows.size(); ++y) {
        const QList<uint> row = maze.rows[y].toUcs4();
        const bool isEdge = y == 0 || y + 1 == maze.rows.size();
        const auto first = std::find_if_not(row.begin(), row.end(), isSpace);
        const auto last = std::find_if_not(row.rbegin(), row.rend(), isSpace);
        for (auto cell = row.begin(); isEdge && cell != row.end(); ++cell) {
            border[*cell] += isSpace(*cell) ? 0 : 1;
        }
        if (!isEdge && first != row.end()) {
            ++border[*first];
            ++border[*last];
        }
    }
}

CharacterCounts borderOf(const std::vector<DrawnText> &mazes)
{
    CharacterCounts border;
    for (const DrawnText &maze : mazes) {
        countBorder(maze, border);
    }
    return border;
}

/// Returns the share of a border that is wall under a legend, in percent.
qint64 wallShare(const CharacterCounts &border, const QJsonObject &legend, const Catalogue &catalogue)
{
    const LegendTable table(catalogue, legend);
    const QString &wall = catalogue.terrain(catalogue.wall()).key;
    qint64 walls = 0;
    for (const auto &[character, cells] : border) {
        const QString *key = table.keyOf(character);
        walls += key && *key == wall ? cells : 0;
    }
    const qint64 all = cellsOf(border);
    return all > 0 ? walls * 100 / all : 0;
}

constexpr qint64 mostShare = 90;
constexpr qint64 halfShare = 50;

bool mayBe(const LegendPreset &preset, const CharacterCounts &characters)
{
    for (qsizetype i = 0; i + 1 < preset.asMany.size(); i += 2) {
        const qint64 cells = cellsOf(characters, preset.asMany[i]);
        if (cells == 0 || cells != cellsOf(characters, preset.asMany[i + 1])) {
            return false;
        }
    }
    return true;
}

/// True if any of the characters is floor under a legend.
bool hasFloor(const CharacterCounts &characters, const QJsonObject &legend, const Catalogue &catalogue)
{
    const LegendTable table(catalogue, legend);
    const QString &floor = catalogue.terrain(catalogue.floor()).key;
    return std::any_of(characters.begin(), characters.end(), [&](const auto &count) {
        const QString *key = table.keyOf(count.first);
        return key && *key == floor;
    });
}

bool holds(const DrawnText &maze, const QString &character)
{
    return std::any_of(maze.rows.begin(), maze.rows.end(),
                       [&character](const QString &row) { return row.contains(character); });
}

QStringList startsOf(const LegendPreset &preset)
{
    QStringList starts;
    for (const uint codePoint : preset.starts.toUcs4()) {
        const char32_t character = codePoint;
        starts += QString::fromUcs4(&character, 1);
    }
    return starts;
}

/// True if a legend and the preset give a character the same meaning.
bool agree(const QJsonObject &legend, const LegendPreset &preset, const QString &character)
{
    return legend.value(character) == preset.legend.value(character);
}

/// Returns the start character of a maze, or an empty string.
QString startIn(const DrawnText &maze, const QJsonObject &legend, const LegendPreset &preset)
{
    for (const QString &start : startsOf(preset)) {
        if (agree(legend, preset, start) && holds(maze, start)) {
            return start;
        }
    }
    return {};
}

} // namespace

CharacterCounts charactersOf(const DrawnText &maze)
{
    CharacterCounts counts;
    count(maze, counts);
    return counts;
}

CharacterCounts charactersOf(const std::vector<DrawnText> &mazes)
{
    CharacterCounts counts;
    for (const DrawnText &maze : mazes) {
        count(maze, counts);
    }
    return counts;
}

CharacterCounts unknownOf(const CharacterCounts &characters, const Catalogue &catalogue, const QJsonObject &legend)
{
    const LegendTable table(catalogue, legend);
    CharacterCounts unknown = characters;
    std::erase_if(unknown, [&table](const auto &count) { return table.keyOf(count.first); });
    return unknown;
}

QJsonObject legendFor(const QJsonObject &legend, const CharacterCounts &characters)
{
    QJsonObject used;
    for (const auto &[character, cells] : characters) {
        const QString text = QString::fromUcs4(&character, 1);
        if (legend.contains(text)) {
            used.insert(text, legend.value(text));
        }
    }
    return used;
}

QJsonObject withOneStart(QJsonObject legend, const LegendPreset &preset, const DrawnText &maze,
                         const Catalogue &catalogue)
{
    const QString first = startIn(maze, legend, preset);
    for (const QString &start : startsOf(preset)) {
        if (start != first && agree(legend, preset, start)) {
            legend.insert(start, catalogue.terrain(catalogue.floor()).key);
        }
    }
    return legend;
}

QJsonObject legendFor(const LegendPreset &preset, const std::vector<DrawnText> &mazes, const Catalogue &catalogue)
{
    QStringList others = startsOf(preset);
    for (const DrawnText &maze : mazes) {
        others.removeOne(startIn(maze, preset.legend, preset));
    }
    QJsonObject legend = preset.legend;
    for (const QString &other : others) {
        legend.insert(other, catalogue.terrain(catalogue.floor()).key);
    }
    return legend;
}

namespace {

/// Guesses the meanings of characters from their positions and counts.
class DrawnMeanings {
public:
    DrawnMeanings(const std::vector<DrawnText> &mazes, const Catalogue &catalogue)
        : m_mazes(mazes), m_catalogue(catalogue), m_defaults(catalogue, {}), m_counts(charactersOf(mazes))
    {
    }

    QJsonObject find()
    {
        if (!areNumbers()) {
            findWall();
            findFloor();
        }
        if (otherLetters() < mostOtherLetters) {
            findStart();
            findExit();
        }
        return m_meanings;
    }

private:
    /// Maps with more letters use them for monsters.
    static constexpr int mostOtherLetters = 4;

    QString floorKey() const { return m_catalogue.terrain(m_catalogue.floor()).key; }
    QString wallKey() const { return m_catalogue.terrain(m_catalogue.wall()).key; }
    QString startKey() const { return m_catalogue.kind(m_catalogue.start()).key; }

    bool isSaid(char32_t character) const { return m_meanings.contains(QString::fromUcs4(&character, 1)); }
    void say(char32_t character, const QString &key) { m_meanings.insert(QString::fromUcs4(&character, 1), key); }

    /// True unless the default legend defines the character as a sign. Letters and digits may mean anything.
    bool mayMeanAnything(char32_t character) const
    {
        return !m_defaults.keyOf(character) || QChar::isLetterOrNumber(character);
    }

    /// Counts the cells whose default meaning satisfies `isIt`.
    template<typename Is>
    qint64 known(const Is &isIt) const
    {
        qint64 cells = 0;
        for (const auto &[character, count] : m_counts) {
            const QString *key = m_defaults.keyOf(character);
            cells += key && !isSaid(character) && isIt(*key) ? count : 0;
        }
        return cells;
    }

    qint64 cellsWith(char32_t character) const
    {
        const auto found = m_counts.find(character);
        return found == m_counts.end() ? 0 : found->second;
    }

    /// True for lists of numbers. There, 1 is wall and 0 is floor, unless the border suggests the opposite.
    bool areNumbers()
    {
        const qint64 zeros = cellsWith(U'0');
        const qint64 ones = cellsWith(U'1');
        if (zeros == 0 || ones == 0 || (zeros + ones) * 100 < cellsOf(m_counts) * 70) {
            return false;
        }
        const CharacterCounts border = borderOf(m_mazes);
        const auto found = border.find(U'0');
        const bool isInverted = found != border.end() && qint64(found->second) * 100 >= cellsOf(border) * mostShare;
        say(isInverted ? U'0' : U'1', wallKey());
        say(isInverted ? U'1' : U'0', floorKey());
        return true;
    }

    /// Finds the wall if there is none yet: the character that forms most of the border and occurs in most rows.
    void findWall()
    {
        const CharacterCounts border = borderOf(m_mazes);
        const auto most = std::max_element(border.begin(), border.end(),
                                           [](const auto &a, const auto &b) { return a.second < b.second; });
        if (most == border.end() || !mayMeanAnything(most->first) || qint64(most->second) * 100 < cellsOf(border) * 80
            || !isInMostRows(most->first)) {
            return;
        }
        const qint64 walls = known([this](const QString &key) { return key == wallKey(); });
        if (walls * 10 < most->second) {
            say(most->first, wallKey());
        }
    }

    bool isInMostRows(char32_t character) const
    {
        constexpr qsizetype fewest = 3; // of rows, and of columns
        const QString text = QString::fromUcs4(&character, 1);
        qsizetype rows = 0;
        qsizetype with = 0;
        qsizetype width = 0;
        for (const DrawnText &maze : m_mazes) {
            rows += maze.rows.size();
            for (const QString &row : maze.rows) {
                with += row.contains(text) ? 1 : 0;
                width = std::max(width, row.size());
            }
        }
        return rows >= fewest && width >= fewest && with * 3 >= rows * 2;
    }

    /// If walls were found but no floor, makes the most frequent digit or unknown character floor.
    void findFloor()
    {
        if (m_meanings.isEmpty() || known([this](const QString &key) { return key == floorKey(); }) > 0) {
            return;
        }
        char32_t best = 0;
        qint64 most = cellsOf(m_counts) / 5;
        for (const auto &[character, count] : m_counts) {
            const bool isUnknown = !m_defaults.keyOf(character) || QChar::isDigit(character);
            if (count > most && !isSaid(character) && isUnknown) {
                best = character;
                most = count;
            }
        }
        if (best != 0) {
            say(best, floorKey());
        }
    }

    /// True if a letter that the default legend does not define occurs, and at most once in each maze.
    bool isSingle(QChar letter) const
    {
        const auto found = m_counts.find(letter.unicode());
        return found != m_counts.end() && !isSaid(letter.unicode()) && !m_defaults.keyOf(letter.unicode())
               && std::all_of(m_mazes.begin(), m_mazes.end(), [letter](const DrawnText &maze) {
                      qsizetype cells = 0;
                      for (const QString &row : maze.rows) {
                          cells += row.count(letter);
                      }
                      return cells <= 1;
                  });
    }

    int otherLetters() const
    {
        return int(std::count_if(m_counts.begin(), m_counts.end(), [this](const auto &count) {
            const char32_t character = count.first;
            return QChar::isLetter(character) && !isSaid(character) && !m_defaults.keyOf(character)
                   && !u"PSE"_s.contains(QString::fromUcs4(&character, 1));
        }));
    }

    void findStart()
    {
        const bool hasStart = known([this](const QString &key) { return key == startKey(); }) > 0;
        for (const QChar letter : hasStart ? QString() : u"PS"_s) {
            if (isSingle(letter)) {
                say(letter.unicode(), startKey());
                return;
            }
        }
    }

    void findExit()
    {
        const auto leadsOut = [this](const QString &key) {
            const std::optional<TerrainId> terrain = m_catalogue.terrainOf(key);
            return terrain && m_catalogue.terrain(*terrain).feature != Feature::None;
        };
        const auto &terrain = m_catalogue.terrain();
        const auto exit = std::find_if(terrain.begin(), terrain.end(),
                                       [](const Terrain &candidate) { return candidate.feature == Feature::Exit; });
        if (exit != terrain.end() && known(leadsOut) == 0 && isSingle(u'E')) {
            say(U'E', exit->key);
        }
    }

    const std::vector<DrawnText> &m_mazes;
    const Catalogue &m_catalogue;
    LegendTable m_defaults;
    CharacterCounts m_counts;
    QJsonObject m_meanings;
};

/// True if the default legend defines all of these characters, including the start.
bool isOwnDrawing(const CharacterCounts &characters, const Catalogue &catalogue)
{
    const LegendTable table(catalogue, {});
    const std::optional<char32_t> start = table.characterOf(catalogue.kind(catalogue.start()).key);
    return start && characters.contains(*start) && unknownOf(characters, catalogue, {}).empty();
}

/// Returns the preset that the text around the mazes determines, or null.
const LegendPreset *certainPreset(const DrawnMazes &text, const Catalogue &catalogue)
{
    for (const LegendPreset &preset : catalogue.legends()) {
        if ((text.isVault && preset.isOfVaults) || (text.areBoards && !preset.asMany.isEmpty())) {
            return &preset;
        }
    }
    return nullptr;
}

} // namespace

QJsonObject drawnMeanings(const DrawnMazes &text, const Catalogue &catalogue)
{
    return certainPreset(text, catalogue) ? QJsonObject() : DrawnMeanings(text.mazes, catalogue).find();
}

QJsonObject joined(QJsonObject legend, const QJsonObject &over)
{
    for (auto meaning = over.begin(); meaning != over.end(); ++meaning) {
        legend.insert(meaning.key(), meaning.value());
    }
    return legend;
}

const LegendPreset *likelyLegend(const DrawnMazes &text, const Catalogue &catalogue)
{
    if (const LegendPreset *certain = certainPreset(text, catalogue)) {
        return certain;
    }
    const CharacterCounts characters = charactersOf(text.mazes);
    const CharacterCounts border = borderOf(text.mazes);
    const bool wantsFloor = hasFloor(characters, {}, catalogue);
    const QJsonObject drawn = DrawnMeanings(text.mazes, catalogue).find();
    const LegendPreset *best = nullptr;
    std::pair<bool, qint64> fewest;
    for (const LegendPreset &preset : catalogue.legends()) {
        const bool fits = mayBe(preset, characters) && (!wantsFloor || hasFloor(characters, preset.legend, catalogue));
        if (preset.isOfVaults || !fits) {
            continue;
        }
        const QJsonObject legend = joined(preset.legend, drawn);
        const std::pair misfit(wallShare(border, preset.legend, catalogue) < mostShare,
                               cellsOf(unknownOf(characters, catalogue, legend)));
        if (!best || misfit < fewest) {
            best = &preset;
            fewest = misfit;
        }
    }
    return best;
}

const LegendPreset *unambiguousLegend(const DrawnMazes &text, const Catalogue &catalogue)
{
    if (text.isVault && isOwnDrawing(charactersOf(text.mazes), catalogue)) {
        return nullptr; // drawn for this program between another program's marks
    }
    if (const LegendPreset *certain = certainPreset(text, catalogue)) {
        return certain;
    }
    const CharacterCounts border = borderOf(text.mazes);
    const LegendPreset *likely = wallShare(border, {}, catalogue) < halfShare ? likelyLegend(text, catalogue) : nullptr;
    return likely && wallShare(border, likely->legend, catalogue) >= mostShare ? likely : nullptr;
}
