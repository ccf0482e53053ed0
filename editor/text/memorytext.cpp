#include "editor/text/memorytext.h"

#include <QCoreApplication>

namespace {

class MemoryText {
    Q_DECLARE_TR_FUNCTIONS(MemoryText)

public:
    static QString outOfMemory()
    {
        return tr(
            "There was not enough memory for this. Nothing that you made is lost. Close other levels or programs, "
            "or make the level smaller, then try again.");
    }
};

} // namespace

QString outOfMemoryText()
{
    return MemoryText::outOfMemory();
}
