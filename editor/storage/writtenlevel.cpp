#include "editor/storage/writtenlevel.h"

#include "gamecore/levelfile/levelwriter.h"

static WrittenLevel writeHere(const QString &path, const Level &level, const Catalogue &base)
{
    WrittenLevel written;
    const QByteArray content = writeLevelJson(level, base);
    written.fault = writeWhole(path, content);
    written.disk = withContent(diskStampOf(path), content);
    written.disk.size = content.size(); // of what was written, whoever has written since
    return written;
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
