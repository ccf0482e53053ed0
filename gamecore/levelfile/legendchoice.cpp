#include "gamecore/levelfile/legendchoice.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/legendpreset.h"

#include <algorithm>

namespace {

void count(const DrawnText &maze, CharacterCounts &counts)
{
    for (const QString &row : maze.rows) {
        for (const uint character : row.toUcs4()) {
            ++counts[character];
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

/// Whether any of these is floor under a legend.
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

/// Whether a legend says of a character what the preset says of it.
bool agree(const QJsonObject &legend, const LegendPreset &preset, const QString &character)
{
    return legend.value(character) == preset.legend.value(character);
}

/// The character that is the start of a maze; empty if it holds none.
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

const LegendPreset *likelyLegend(const DrawnMazes &text, const Catalogue &catalogue)
{
    const CharacterCounts characters = charactersOf(text.mazes);
    const bool wantsFloor = hasFloor(characters, {}, catalogue);
    const LegendPreset *best = nullptr;
    qint64 fewest = 0;
    for (const LegendPreset &preset : catalogue.legends()) {
        if (preset.isOfVaults) {
            if (text.isVault) {
                return &preset;
            }
            continue;
        }
        const qint64 unknown = cellsOf(unknownOf(characters, catalogue, preset.legend));
        const bool fits = mayBe(preset, characters) && (!wantsFloor || hasFloor(characters, preset.legend, catalogue));
        if (fits && (!best || unknown < fewest)) {
            best = &preset;
            fewest = unknown;
        }
    }
    return best;
}
