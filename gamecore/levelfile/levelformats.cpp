#include "gamecore/levelfile/levelformats.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/packing/bundlefile.h"

#include <QFileInfo>

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

/// Says of a level without cells that nothing was there to be read.
void tellEmpty(IssueList &issues)
{
    for (Issue &issue : issues) {
        issue.isFileEmpty = issue.isFileEmpty || issue.expected == Expected::Rows;
    }
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
    DrawnText &first = drawn->mazes.front();
    const bool isOne = drawn->mazes.size() == 1;
    first.title = first.title.isEmpty() || (isOne && !name.isEmpty()) ? name : first.title;
    result = readMaze(first, catalogue, legend, check);
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
    if (maze.isOfEmptyText) {
        tellEmpty(result.issues);
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

bool isTextFile(const QString &path)
{
    return path.endsWith(".txt"_L1, Qt::CaseInsensitive) || path.endsWith(".py"_L1, Qt::CaseInsensitive);
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
    for (const QLatin1StringView ending :
         {".level.json"_L1, ".json"_L1, ".txt"_L1, ".py"_L1, ".tmj"_L1, ".tmx"_L1, ".tmj.gz"_L1, ".tmx.gz"_L1}) {
        if (fileName.endsWith(ending, Qt::CaseInsensitive)) {
            return fileName.chopped(ending.size());
        }
    }
    return fileName;
}
