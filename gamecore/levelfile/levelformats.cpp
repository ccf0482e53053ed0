#include "gamecore/levelfile/levelformats.h"

#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/drawntext.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

void setFile(IssueList &issues, const QString &path)
{
    for (Issue &issue : issues) {
        issue.file = path;
    }
}

} // namespace

static ReadLevel readDrawnLevel(const QByteArray &text, const QString &name, const Catalogue &catalogue,
                                const QJsonObject &legend, const LevelCheck &check)
{
    ReadLevel result;
    const std::optional<DrawnText> drawn = readDrawnText(text, result.issues);
    if (!drawn) {
        return result;
    }
    Level level;
    level.name = name;
    level.legend = withoutDefaults(legend, catalogue);
    std::vector<ThingPlace> places;
    RowReader(level, places, catalogue, result.issues).read(drawn->rows);
    if (!result.issues.isUnreadable()) {
        result.level = {std::move(level), catalogue, check, places, result.issues};
    }
    drawn->locate(result.issues);
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
    if (const std::optional<QByteArray> bytes = readFile(path, largestJson, unread.issues)) {
        return readLevelBytes(*bytes, path, catalogue, legend, check);
    }
    setFile(unread.issues, path);
    return unread;
}

ReadLevel readLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                         const QJsonObject &legend, const LevelCheck &check)
{
    ReadLevel result = isTextFile(path) ? readDrawnLevel(bytes, levelNameOf(path), catalogue, legend, check)
                                        : readLevelJson(bytes, catalogue, check);
    setFile(result.issues, path);
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
