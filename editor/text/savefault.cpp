#include "editor/text/savefault.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace {

class SaveText {
    Q_DECLARE_TR_FUNCTIONS(SaveText)

public:
    static QString reason(const SaveFault &fault)
    {
        switch (fault.what) {
        case SaveFault::What::NoFolder:
            return tr("Its folder does not exist and could not be created.");
        case SaveFault::What::NotAFile:
            return tr("Something that is not a file already has this name.");
        case SaveFault::What::NotAllowed:
            return tr("You have no permission to write the file or its folder.");
        case SaveFault::What::DiskFull:
            return tr("The disk is full.");
        case SaveFault::What::NotWritten:
            break;
        }
        return tr("The system reports: %1")
            .arg(fault.detail.endsWith(u'.') ? fault.detail : QString(fault.detail + u'.'));
    }

    static QString advice(const SaveFault &fault, AfterFault after)
    {
        switch (after) {
        case AfterFault::SaveElsewhere:
            break;
        case AfterFault::TryAgain:
            return fault.what == SaveFault::What::DiskFull ? tr("Free up space, then try again.")
                                                           : tr("Fix this, then try again.");
        case AfterFault::ByItself:
            return fault.what == SaveFault::What::DiskFull ? tr("It is saved automatically once there is space.")
                                                           : tr("Saving is retried automatically.");
        }
        return elsewhere(fault);
    }

    static QString elsewhere(const SaveFault &fault)
    {
        switch (fault.what) {
        case SaveFault::What::NoFolder:
        case SaveFault::What::NotAllowed:
            return tr("Choose another folder.");
        case SaveFault::What::NotAFile:
            return tr("Choose another name.");
        case SaveFault::What::DiskFull:
            return tr("Free up space, or choose another disk.");
        case SaveFault::What::NotWritten:
            break;
        }
        return tr("Try again, or choose another folder.");
    }

    static QString head(const SaveFault &fault)
    {
        return tr("“%1” could not be saved.").arg(QDir::toNativeSeparators(fault.path));
    }
};

} // namespace

QString sentenceOf(const SaveFault &fault, AfterFault after)
{
    return SaveText::head(fault) + u' ' + SaveText::reason(fault) + u' ' + SaveText::advice(fault, after);
}
