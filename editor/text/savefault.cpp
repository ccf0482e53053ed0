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
            return tr("Its folder is not there and could not be made.");
        case SaveFault::What::NotAFile:
            return tr("There is something of that name that is no file.");
        case SaveFault::What::NotAllowed:
            return tr("The file or its folder may not be written.");
        case SaveFault::What::DiskFull:
            return tr("The disk is full.");
        case SaveFault::What::NotWritten:
            break;
        }
        return tr("The system says: %1").arg(fault.detail.endsWith(u'.') ? fault.detail : QString(fault.detail + u'.'));
    }

    static QString advice(const SaveFault &fault, AfterFault after)
    {
        switch (after) {
        case AfterFault::SaveElsewhere:
            break;
        case AfterFault::TryAgain:
            return fault.what == SaveFault::What::DiskFull ? tr("Make room on it, then try again.")
                                                           : tr("Try again once that is mended.");
        case AfterFault::ByItself:
            return fault.what == SaveFault::What::DiskFull ? tr("Make room on it: then it is saved by itself.")
                                                           : tr("It is tried again by itself.");
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
            return tr("Make room on it, or choose another disk.");
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
