#include "editor/wording/savefault.h"

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
        case SaveFault::What::NoMemory:
            return tr("There is not enough memory. Close other levels or programs, then try again.");
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

} // namespace

QString sentenceOf(const SaveFault &fault)
{
    return SaveText::head(fault) + u' ' + SaveText::reason(fault);
}
