#include "tests/driver/lostwork.h"

#include "tests/support/drawnlevel.h"

#include <QDir>

using namespace Qt::StringLiterals;

QString leaveWork(const Level &level, const QString &path, bool isReadOnly, const QByteArray &fileHash)
{
    return leaveWork(level, RecoveryInfo{.path = path, .isReadOnly = isReadOnly, .fileHash = fileHash});
}

QString leaveWork(const Level &level, const RecoveryInfo &info)
{
    RecoveryInfo named = info;
    named.name = level.name;
    const auto place = RecoveryFolder().claim(info.path);
    if (writeRecoveryFile(place->path(), recoveryContent(named, level, *shippedCatalogue()))) {
        qFatal("%s could not be written", qPrintable(place->path()));
    }
    return place->id();
}

RecoveredLevel recoveredLevel(const QString &id)
{
    std::optional<RecoveredLevel> read = readRecoveryFile(RecoveryFolder().pathOf(id), *shippedCatalogue());
    if (!read) {
        qFatal("%s could not be read", qPrintable(id));
    }
    return *std::move(read);
}

QStringList recoveryFiles()
{
    return QDir(RecoveryFolder::defaultPath()).entryList({u"*.recovery"_s}, QDir::Files);
}

QStringList lockFiles()
{
    return QDir(RecoveryFolder::defaultPath()).entryList({u"*.lock"_s}, QDir::Files);
}
