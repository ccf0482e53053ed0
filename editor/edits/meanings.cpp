#include "editor/edits/meanings.h"

#include "editor/edits/leveltext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/legendchoice.h"
#include "gamecore/levelfile/levelformats.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool has(const Level &level, const Catalogue &catalogue, const QString &key)
{
    if (const std::optional<TerrainId> terrain = catalogue.terrainOf(key)) {
        const auto &cells = level.terrain.cells();
        return std::find(cells.begin(), cells.end(), *terrain) != cells.end();
    }
    return std::any_of(level.things.begin(), level.things.end(),
                       [&key](const Thing &thing) { return thing.kind == key; });
}

bool isUnmistakable(char32_t character, const QJsonObject &own)
{
    const QString text = QString::fromUcs4(&character, 1);
    return u"#.@"_s.contains(text) || own.contains(text);
}

} // namespace

std::vector<DrawnCharacter> charactersToAsk(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &own)
{
    IssueList issues;
    const std::optional<DrawnMazes> mazes = readDrawnMazes(text, MazeSplit::Titles, issues);
    std::map<char32_t, int> counts = mazes ? charactersOf(mazes->mazes.front()) : CharacterCounts();
    counts.erase(U' ');
    const bool isClear = std::all_of(counts.begin(), counts.end(),
                                     [&own](const auto &count) { return isUnmistakable(count.first, own); });
    const LegendTable legend(catalogue, mazes ? joined(drawnMeanings(*mazes, catalogue), own) : own);
    std::vector<DrawnCharacter> characters;
    for (const auto &[character, cells] : isClear ? std::map<char32_t, int>() : counts) {
        const QString *key = legend.keyOf(character);
        characters.push_back({character, cells, key ? *key : QString()});
    }
    std::stable_partition(characters.begin(), characters.end(),
                          [](const DrawnCharacter &character) { return character.key.isEmpty(); });
    return characters;
}

ReadLevel readWithMeanings(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &own,
                           const std::map<char32_t, QString> &answers)
{
    const LegendTable known(catalogue, own);
    QJsonObject legend = own;
    for (const auto &[character, key] : answers) {
        const QString *before = known.keyOf(character);
        if (before && *before != key) {
            legend.insert(QString::fromUcs4(&character, 1), key);
        }
    }
    ReadLevel read;
    if (const std::optional<DrawnText> maze = readDrawnText(text, read.issues)) {
        read = readMaze(*maze, catalogue, legend);
    }
    if (read.level) {
        read.level.change().legend = own;
        replaceCharacters(read.level.change(), catalogue, answers);
    }
    return read;
}

void replaceCharacters(Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers)
{
    std::erase_if(level.things, [&](Thing &thing) {
        const auto answer = thing.isUnknownCharacter() ? answers.find(thing.character) : answers.end();
        if (answer == answers.end()) {
            return false;
        }
        if (const std::optional<TerrainId> terrain = catalogue.terrainOf(answer->second)) {
            level.terrain.set(thing.cell, *terrain);
            return true;
        }
        thing.kind = answer->second;
        thing.character = 0;
        return false;
    });
}

Level withMeanings(const Level &level, const Catalogue &catalogue, const std::map<char32_t, QString> &answers)
{
    Level after = level;
    for (const auto &[character, key] : answers) {
        const QString text = QStringView(QChar::fromUcs4(character)).toString();
        const LegendChange change =
            has(after, catalogue, key) ? LegendChange{LegendFault::Taken} : withCharacter(after, catalogue, key, text);
        if (change.fault) {
            replaceCharacters(after, catalogue, {{character, key}});
        } else {
            after = change.after;
        }
    }
    return after;
}
