#include "gamecore/base/files.h"
#include "gamecore/base/jsontext.h"
#include "gamecore/level/drawntext.h"
#include "gamecore/level/levelreader.h"

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

ReadLevel readLevelText(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &legend,
                        const LevelCheck &check)
{
    ReadLevel result;
    const std::optional<DrawnText> drawn = readDrawnText(text, result.issues);
    if (!drawn) {
        return result;
    }
    Level level;
    level.legend = withoutDefaults(legend, catalogue);
    std::vector<ThingPlace> places;
    RowReader(level, places, catalogue, result.issues).read(drawn->rows);
    if (!result.issues.isUnreadable()) {
        result.issues.add(check(level, catalogue, places));
        result.level = std::move(level);
    }
    drawn->locate(result.issues);
    result.issues.sortByPlace();
    return result;
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
    const bool isText = isTextFile(path);
    ReadLevel result = isText ? readLevelText(bytes, catalogue, legend, check) : readLevelJson(bytes, catalogue, check);
    if (isText && result.level) {
        result.level->name = levelNameOf(path);
    }
    setFile(result.issues, path);
    return result;
}

QString levelNameOf(const QString &path)
{
    const QString fileName = QFileInfo(path).fileName();
    for (const QLatin1StringView ending : {".level.json"_L1, ".json"_L1, ".txt"_L1, ".py"_L1}) {
        if (fileName.endsWith(ending, Qt::CaseInsensitive)) {
            return fileName.chopped(ending.size());
        }
    }
    return fileName;
}
