#include "gamecore/tiled/tiledformats.h"

#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/packing/bundlefile.h"
#include "gamecore/tiled/restoredlevel.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

/// Whether a map, a tileset or a template is XML by its ending, also with `.gz` behind it.
bool isXmlFile(const QString &path)
{
    constexpr std::array endings{".tmx"_L1, ".tsx"_L1, ".tx"_L1};
    const QString name = path.endsWith(".gz"_L1, Qt::CaseInsensitive) ? path.chopped(3) : path;
    return std::any_of(endings.begin(), endings.end(),
                       [&name](QLatin1StringView ending) { return name.endsWith(ending, Qt::CaseInsensitive); });
}

/// Findings about files that the map names have the name of these, below its folder. An empty text was read as JSON;
/// where it was to be XML nobody expects an object in braces.
void setFile(IssueList &issues, const QString &path)
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

/// A map and where it stands.
struct MapFile {
    const QByteArray &bytes;
    const QString &path;
    TiledReferences references;
};

} // namespace

/// `before` was found before the map was read; what is wrong with its files has their names, relative to its folder.
static OpenedLevel openMap(const MapFile &file, const Catalogue &catalogue, const TiledMapping &mapping,
                           const LevelCheck &check, IssueList before)
{
    OpenedLevel opened;
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
        const bool mayNeedName = !isExportedLevel(*map);
        TiledLevel made = levelOf(*map, catalogue, mapping);
        map.reset();
        opened.issues.add(made.issues);
        opened.guesses = std::move(made.guesses);
        opened.classes = std::move(made.classes);
        if (made.level) {
            if (mayNeedName && made.level->name.isEmpty()) {
                made.level->name = levelNameOf(file.path);
            }
            opened.level = {std::move(*made.level), catalogue, check, {}, opened.issues};
        }
    }
    setFile(opened.issues, file.path);
    return opened;
}

OpenedLevel openTiledMap(const QByteArray &bytes, const QString &path, const TiledReferences &references,
                         const Catalogue &catalogue, const TiledMapping &mapping, const LevelCheck &check)
{
    return openMap({bytes, path, references}, catalogue, mapping, check, {});
}

OpenedLevel openLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend,
                          const LevelCheck &check, const MapReading &maps)
{
    OpenedLevel unread;
    if (const std::optional<QByteArray> bytes = readFileOrEntry(path, largestJson, unread.issues)) {
        return openLevelBytes(*bytes, path, catalogue, legend, check, maps);
    }
    setFile(unread.issues, path);
    return unread;
}

OpenedLevel openLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                           const QJsonObject &legend, const LevelCheck &check, const MapReading &maps)
{
    if (!isTiledFile(path)) {
        OpenedLevel opened;
        static_cast<ReadLevel &>(opened) = readLevelBytes(bytes, path, catalogue, legend, check);
        if (!isTiledJson(bytes, path, opened)) {
            return opened;
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
