#include "tests/support/filetime.h"

#include <QDateTime>
#include <QDir>

void setTime(const QString &path, const QDateTime &when)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)
        || !file.setFileTime(when, QFileDevice::FileModificationTime)) {
        qFatal("%s has kept its time", qPrintable(path));
    }
}

void setClockBack(const QString &folder)
{
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files)) {
        setTime(file.filePath(), file.lastModified().addDays(1));
    }
}
