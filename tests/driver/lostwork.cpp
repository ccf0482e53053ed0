#include "tests/driver/lostwork.h"

#include "tests/support/drawnlevel.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

QString leaveWork(const Level &level, const QString &path, bool isReadOnly, const QByteArray &fileHash)
{
    return leaveWork(level, JournalInfo{.path = path, .isReadOnly = isReadOnly, .fileHash = fileHash});
}

QString leaveWork(const Level &level, const JournalInfo &info)
{
    const JournalStore store(shippedCatalogue());
    const auto place = store.claim(info.path);
    QFile file(place->path());
    const QByteArray journal = journalOf(info, level, *shippedCatalogue());
    if (!file.open(QIODevice::WriteOnly) || file.write(journal) != journal.size()) {
        qFatal("%s could not be written", qPrintable(file.fileName()));
    }
    return place->id();
}

QStringList journalFiles()
{
    return QDir(JournalStore::defaultFolder()).entryList({u"*.journal"_s}, QDir::Files);
}

QStringList lockFiles()
{
    return QDir(JournalStore::defaultFolder()).entryList({u"*.lock"_s}, QDir::Files);
}
