#include "editor/wording/savefault.h"

#include "gamecore/level/levelreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace {

class SaveText {
    Q_DECLARE_TR_FUNCTIONS(SaveText)

public:
    static QString reason(const SaveFault &fault)
    {
        switch (fault.what) {
        case SaveFault::What::NoFolder:
            return tr("Its folder is not there and could not be made.");
        case SaveFault::What::NotAFile:
            return tr("There is something of that name that is no file.");
        case SaveFault::What::NotAllowed:
            return tr("The file or its folder may not be written.");
        case SaveFault::What::NotWritten:
            break;
        }
        return tr("The system says: %1").arg(fault.detail);
    }

    static QString head(const SaveFault &fault)
    {
        return tr("“%1” could not be saved.").arg(QDir::toNativeSeparators(fault.path));
    }
};

SaveFault faultOf(const QString &path, const QSaveFile &file)
{
    const bool isRefused = file.error() == QFileDevice::PermissionsError || isShippedFile(path);
    const SaveFault::What what = isRefused ? SaveFault::What::NotAllowed : SaveFault::What::NotWritten;
    return {.what = what, .path = path, .detail = file.errorString()};
}

} // namespace

std::optional<SaveFault> writeWhole(const QString &path, const QByteArray &content, MissingFolder missing)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) {
        return SaveFault{.what = SaveFault::What::NotAFile, .path = path, .detail = {}};
    }
    const bool isRefused = missing == MissingFolder::Refuse;
    if (!info.dir().exists() && (isRefused || !QDir().mkpath(info.absolutePath()))) {
        return SaveFault{.what = SaveFault::What::NoFolder, .path = path, .detail = {}};
    }
    QSaveFile file(path);
    // Unflushed content that does not fit on the disk would be lost without a word: commit() does not tell.
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.flush();
    return isWritten && file.commit() ? std::nullopt : std::optional(faultOf(path, file));
}

QString sentenceOf(const SaveFault &fault)
{
    return SaveText::head(fault) + u' ' + SaveText::reason(fault);
}
