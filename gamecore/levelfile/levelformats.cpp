#include "gamecore/levelfile/levelformats.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/mazemanner.h"
#include "gamecore/packing/bundlefile.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Makes one finding of all cells that hold the same unknown character.
void countUnknown(const Level &level, std::vector<ThingPlace> &places)
{
    std::map<char32_t, int> counts = unknownCharacters(level);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (level.things[i].isUnknownCharacter()) {
            places[i].cells = std::exchange(counts[level.things[i].character], -1);
        }
    }
}

/// Finds nothing that could be a maze in a text.
ReadLevel withoutMaze(bool isEmpty)
{
    ReadLevel result;
    result.issues.add(
        {.code = IssueCode::NotALevel, .line = 1, .column = 1, .expected = Expected::Rows, .isFileEmpty = isEmpty});
    return result;
}

} // namespace

static ReadLevel readDrawnLevel(const QByteArray &text, const QString &name, const Catalogue &catalogue,
                                const QJsonObject &legend, const LevelCheck &check)
{
    ReadLevel result;
    std::optional<DrawnMazes> drawn = readDrawnMazes(text, MazeSplit::Titles, result.issues);
    if (!drawn) {
        return result;
    }
    const MazeManner manner =
        legend.isEmpty() ? drawnManner(*drawn, catalogue) : MazeManner{.legend = legend, .keepsLegend = true};
    DrawnText &first = drawn->mazes.front();
    const bool isOne = drawn->mazes.size() == 1;
    first.title = first.title.isEmpty() || (isOne && !name.isEmpty()) ? name : first.title;
    const ReadableMaze readable = readableMaze(first, manner, catalogue);
    result = readMaze(readable.maze, catalogue, readable.legend, check);
    if (!isOne && !result.issues.isUnreadable()) {
        const Point place = first.origins.front();
        result.issues.add({.code = IssueCode::SeveralMazes,
                           .line = place.y + 1,
                           .column = place.x + 1,
                           .figures = {{"mazes"_L1, qint64(drawn->mazes.size())}}});
        result.issues.sortByPlace();
    }
    return result;
}

ReadLevel readMaze(const DrawnText &maze, const Catalogue &catalogue, const QJsonObject &legend,
                   const LevelCheck &check)
{
    if (maze.rows.isEmpty()) {
        return withoutMaze(maze.isOfEmptyText);
    }
    ReadLevel result;
    Level level;
    level.name = maze.title;
    level.author = maze.author;
    level.legend = withoutDefaults(legend, catalogue);
    std::vector<ThingPlace> places;
    RowReader(level, places, catalogue, result.issues, ShortRows::First).read(maze.rows);
    countUnknown(level, places);
    if (!result.issues.isUnreadable()) {
        result.level = {std::move(level), catalogue, check, places, result.issues};
    }
    maze.locate(result.issues);
    result.issues.sortByPlace();
    return result;
}

ReadLevel readLevelText(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &legend,
                        const LevelCheck &check)
{
    return readDrawnLevel(text, {}, catalogue, legend, check);
}

const QStringList &textEndings()
{
    static const QStringList endings{u".txt"_s, u".py"_s, u".xsb"_s, u".sok"_s, u".slc"_s, u".des"_s,
                                     u".lua"_s, u".md"_s, u".js"_s,  u".c"_s,   u".cpp"_s, u".h"_s};
    return endings;
}

bool isTextFile(const QString &path)
{
    const QStringList &endings = textEndings();
    return std::any_of(endings.begin(), endings.end(),
                       [&path](const QString &ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

bool isWritableText(const QString &path)
{
    return path.endsWith(textEndings().first(), Qt::CaseInsensitive);
}

ReadLevel readLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend,
                        const LevelCheck &check)
{
    ReadLevel unread;
    if (const std::optional<QByteArray> bytes = readFileOrEntry(path, largestJson, unread.issues)) {
        return readLevelBytes(*bytes, path, catalogue, legend, check);
    }
    unread.issues.setFile(path);
    return unread;
}

ReadLevel readLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                         const QJsonObject &legend, const LevelCheck &check)
{
    ReadLevel result = isTextFile(path) ? readDrawnLevel(bytes, levelNameOf(path), catalogue, legend, check)
                                        : readLevelJson(bytes, catalogue, check);
    result.issues.setFile(path);
    return result;
}

QString levelNameOf(const QString &path)
{
    const QString fileName = QFileInfo(path).fileName();
    static const QStringList endings =
        QStringList{u".level.json"_s, u".json"_s, u".tmj"_s, u".tmx"_s, u".tmj.gz"_s, u".tmx.gz"_s} + textEndings();
    for (const QString &ending : endings) {
        if (fileName.endsWith(ending, Qt::CaseInsensitive)) {
            return fileName.chopped(ending.size());
        }
    }
    return fileName;
}
