#include "gamecore/tiled/tiledreferences.h"

#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

TiledReferences filesBelow(const QString &folder)
{
    return [folder](const QString &name) -> ReferredFile {
        const QString plain = QDir(folder).filePath(name);
        const QString path = QFileInfo::exists(plain) ? plain : plain + ".gz"_L1;
        if (!QFileInfo::exists(path)) {
            return {};
        }
        if (!liesBelow(path, folder)) {
            return {.result = ReferredFile::Result::Outside, .bytes = {}};
        }
        IssueList ignored; // that it could not be read is all that matters of a file among others
        if (std::optional<QByteArray> bytes = readFile(path, largestJson, ignored)) {
            return {.result = ReferredFile::Result::Read, .bytes = std::move(*bytes)};
        }
        return {};
    };
}

TiledReferences noFiles()
{
    return [](const QString &) { return ReferredFile(); };
}

QString referredFrom(const QString &file, const QString &name)
{
    const qsizetype slash = file.lastIndexOf(u'/');
    return QDir::cleanPath(name.startsWith(u'/') ? name : file.first(slash + 1) + name);
}
