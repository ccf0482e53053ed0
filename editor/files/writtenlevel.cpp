#include "editor/files/writtenlevel.h"

#include "gamecore/levelfile/levelwriter.h"

static WrittenLevel writeHere(const QString &path, const Level &level, const Catalogue &base)
{
    const QByteArray content = writeLevelJson(level, base);
    return {.fault = writeWhole(path, content), .disk = withContent(diskStampOf(path), content)};
}

WrittenLevel writeLevel(const QString &path, const Level &level, const CataloguePtr &base, const Worker &worker)
{
    if (!isLarge(level)) {
        return writeHere(path, level, *base);
    }
    WrittenLevel written;
    worker([&written, &path, level, base](const std::atomic<bool> &) { written = writeHere(path, level, *base); });
    return written;
}
