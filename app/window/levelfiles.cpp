#include "app/window/levelfiles.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

QStringList levelsIn(const QString &folder)
{
    const QDir directory(folder);
    QStringList paths;
    for (const QString &name : directory.entryList({u"*.level.json"_s, u"*.txt"_s}, QDir::Files, QDir::Name)) {
        paths.append(directory.filePath(name));
    }
    return paths;
}

QStringList shippedLevels()
{
    return levelsIn(u":/levels"_s);
}

QString levelAfter(const QString &path)
{
    const QFileInfo file(QDir::cleanPath(path));
    const QStringList levels = levelsIn(file.absolutePath());
    const qsizetype place = levels.indexOf(file.absoluteFilePath());
    return place < 0 ? QString() : levels.value(place + 1);
}
