#include "gamecore/levelfile/levelformats.h"

#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/mazeconvention.h"
#include "gamecore/levelfile/restoredlevel.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/tiled/tiledlevel.h"
#include "gamecore/tiled/tiledreader.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Merges the issues of all cells with the same unknown character.
void countUnknown(const Level &level, std::vector<ThingPlace> &places)
{
    std::map<char32_t, int> counts = unknownCharacters(level);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (level.things[i].isUnknownCharacter()) {
            places[i].cells = std::exchange(counts[level.things[i].character], -1);
        }
    }
}

/// Returns the result for a text without a maze.
ReadLevel withoutMaze(bool isEmpty)
{
    ReadLevel result;
    result.issues.add(
        {.code = IssueCode::NotALevel, .line = 1, .column = 1, .expected = Expected::Rows, .isFileEmpty = isEmpty});
    return result;
}

/// True if the extension of a map, tileset or template means XML, also followed by `.gz`.
bool isXmlFile(const QString &path)
{
    constexpr std::array endings{".tmx"_L1, ".tsx"_L1, ".tx"_L1};
    const QString name = path.endsWith(".gz"_L1, Qt::CaseInsensitive) ? path.chopped(3) : path;
    return std::any_of(endings.begin(), endings.end(),
                       [&name](QLatin1StringView ending) { return name.endsWith(ending, Qt::CaseInsensitive); });
}

/// Sets the file names of issues: files that the map refers to are named relative to its folder. An empty text was read
/// as JSON; the hint about an object in braces is dropped where XML was expected.
void setFileOfMap(IssueList &issues, const QString &path)
{
    for (Issue &issue : issues) {
        issue.file = issue.file.isEmpty() ? path : QFileInfo(path).path() + u'/' + issue.file;
        if (issue.isFileEmpty && isXmlFile(issue.file)) {
            issue.expected = Expected::Nothing;
        }
    }
}

bool isTiledJson(const QByteArray &bytes, const QString &path, const ReadLevel &read)
{
    const bool isOther = std::any_of(read.issues.begin(), read.issues.end(), [](const Issue &issue) {
        return issue.code == IssueCode::MissingKey || issue.code == IssueCode::NotALevel;
    });
    return !read.level && isOther && !isTextFile(path) && looksLikeTiledMap(bytes);
}

/// A map with its path.
struct MapFile {
    const QByteArray &bytes;
    const QString &path;
    TiledReferences references;
};

} // namespace

static ReadLevel readDrawnLevel(const QByteArray &text, const QString &name, const Catalogue &catalogue,
                                const QJsonObject &legend, const LevelCheck &check)
{
    ReadLevel result;
    std::optional<DrawnMazes> drawn = readDrawnMazes(text, MazeSplit::Titles, result.issues);
    if (!drawn) {
        return result;
    }
    const MazeConvention convention = legend.isEmpty() ? conventionOfDrawing(*drawn, catalogue)
                                                       : MazeConvention{.legend = legend, .keepsLegend = true};
    DrawnText &first = drawn->mazes.front();
    const bool isOne = drawn->mazes.size() == 1;
    first.title = first.title.isEmpty() || (isOne && !name.isEmpty()) ? name : first.title;
    const ReadableMaze readable = preparedMaze(first, convention, catalogue);
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

/// Opens a map. `before` holds earlier issues; issues in files of the map have their names, relative to its folder.
static ReadLevel openMap(const MapFile &file, const Catalogue &catalogue, const TiledMapping &mapping,
                         const LevelCheck &check, IssueList before)
{
    ReadLevel opened;
    opened.isForeignMap = true;
    opened.issues = std::move(before);
    std::optional<TiledMap> map;
    const TiledReferences references = [&](const QString &name) {
        ReferredFile found = file.references(name);
        if (found.result == ReferredFile::Result::Outside) {
            opened.outsideFiles.append(name);
        }
        return found;
    };
    if (!opened.issues.isUnreadable()) {
        map = readTiledMap(file.bytes, references, opened.issues);
    }
    if (map) {
        const bool isExported = isExportedLevel(*map);
        TiledLevel made = isExported ? restoreLevel(*map, catalogue) : levelOf(*map, catalogue, mapping);
        map.reset();
        opened.issues.add(made.issues);
        opened.guesses = std::move(made.guesses);
        opened.classes = std::move(made.classes);
        if (made.level) {
            if (!isExported && made.level->name.isEmpty()) {
                made.level->name = levelNameOf(file.path);
            }
            opened.level = {std::move(*made.level), catalogue, check, {}, opened.issues};
        }
    }
    setFileOfMap(opened.issues, file.path);
    return opened;
}

ReadLevel openTiledMap(const QByteArray &bytes, const QString &path, const TiledReferences &references,
                       const Catalogue &catalogue, const TiledMapping &mapping, const LevelCheck &check)
{
    return openMap({bytes, path, references}, catalogue, mapping, check, {});
}

ReadLevel openLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend,
                        const LevelCheck &check, const MapReading &maps)
{
    ReadLevel unread;
    if (const std::optional<QByteArray> bytes = readFileOrEntry(path, largestJson, unread.issues)) {
        return openLevelBytes(*bytes, path, catalogue, legend, check, maps);
    }
    unread.issues.setFile(path);
    return unread;
}

ReadLevel openLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                         const QJsonObject &legend, const LevelCheck &check, const MapReading &maps)
{
    if (!isTiledFile(path)) {
        ReadLevel read = isTextFile(path) ? readDrawnLevel(bytes, levelNameOf(path), catalogue, legend, check)
                                          : readLevelJson(bytes, catalogue, check);
        if (!isTiledJson(bytes, path, read)) {
            read.issues.setFile(path);
            return read;
        }
    }
    IssueList issues;
    const TiledMapping used = maps.mapping ? *maps.mapping : folderMapping(path, catalogue, issues);
    const TiledReferences files = filesIn(MapFolders(QFileInfo(path).path(), maps.trusted));
    return openMap({bytes, path, files}, catalogue, used, check, std::move(issues));
}

TiledMapping folderMapping(const QString &mapPath, const Catalogue &catalogue, IssueList &issues)
{
    const QString path = QFileInfo(mapPath).path() + u'/' + folderMappingName;
    if (!QFileInfo::exists(path)) {
        return {};
    }
    IssueList own;
    const std::optional<QByteArray> text = readFile(path, largestJson, own);
    std::optional<TiledMapping> mapping = text ? readTiledMapping(*text, catalogue, own) : std::nullopt;
    for (Issue &issue : own) {
        issue.file = folderMappingName;
        issues.add(issue);
    }
    return mapping.value_or(TiledMapping());
}

bool isForeignFile(const QString &path)
{
    return isTextFile(path) || isTiledFile(path);
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
