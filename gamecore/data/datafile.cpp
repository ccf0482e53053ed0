#include "gamecore/data/datafile.h"

#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"

#include <QFile>

namespace {

QString pathInFolders(const QString &fileName, const QStringList &folders)
{
    for (const QString &folder : folders) {
        const QString path = folder + u'/' + fileName;
        if (QFile::exists(path)) {
            return path;
        }
    }
    return folders.value(0) + u'/' + fileName;
}

} // namespace

void readRecords(QLatin1StringView section, const QJsonObject &file, IssueList &issues,
                 const std::function<void(JsonFields &record)> &read)
{
    JsonFields top(file, {}, issues);
    top.require(section);
    const QJsonArray records = top.array(section);
    top.reportUnknownKeys();
    for (qsizetype i = 0; i < records.size(); ++i) {
        const QString path = pathOfIndex(section, i);
        if (records.at(i).isObject()) {
            JsonFields record(records.at(i).toObject(), path, issues);
            read(record);
        } else {
            issues.add({.code = IssueCode::WrongType,
                        .path = path,
                        .found = foundText(records.at(i)),
                        .expected = Expected::Object});
        }
    }
}

void readDataFile(const QString &fileName, const QStringList &folders, IssueList &issues,
                  const std::function<void(const QJsonObject &file, IssueList &found)> &read)
{
    const QString path = pathInFolders(fileName, folders);
    IssueList found;
    const std::optional<QByteArray> text = readFile(path, largestJson, found);
    if (text) {
        if (const std::optional<QJsonObject> object = parseJson(*text, found)) {
            read(*object, found);
        }
        locateIssues(*text, found);
        found.sortByPlace();
    }
    found.setFile(path);
    issues.add(found);
}
