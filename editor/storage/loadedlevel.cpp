#include "editor/storage/loadedlevel.h"

#include "editor/storage/trustedfolders.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/packing/bundlefile.h"

LoadedLevel loadLevel(const QString &path, const Catalogue &catalogue, const std::atomic<bool> &isCancelled,
                      const DiskState &known)
{
    LoadedLevel read;
    read.disk = sourceStampOf(path);
    const std::optional<QByteArray> bytes = readFileOrEntry(path, largestJson, read.issues);
    if (!bytes) {
        read.issues.setFile(path);
        return read;
    }
    read.disk = withContent(read.disk, *bytes);
    if (!read.disk.isSameContent(known)) {
        const LevelCheck check = [&isCancelled](const Level &level, const Catalogue &base, const auto &places) {
            return checkLevelUntil(&isCancelled, level, base, places);
        };
        static_cast<ReadLevel &>(read) =
            openLevelBytes(*bytes, path, catalogue, {}, check, {.trusted = trustedFolders(path)});
    }
    return read;
}

std::optional<LoadedLevel> loadLevelBy(const QString &path, const Catalogue &catalogue, const Worker &worker)
{
    LoadedLevel read;
    const Work work = [&](const std::atomic<bool> &isCancelled) { read = loadLevel(path, catalogue, isCancelled); };
    const Work workElsewhere = [&](const std::atomic<bool> &isCancelled) {
        work(isCancelled);
        if (read.level) {
            read.copies = {std::make_shared<const Level>(*read.level), read.level->terrain};
        }
    };
    const bool isDone = isLargeFile(path) ? worker(workElsewhere) : workHere(work);
    return isDone ? std::optional(std::move(read)) : std::nullopt;
}

bool isReadOnlyFile(const QString &path, const LoadedLevel &read)
{
    return read.isForeignMap || isShippedFile(path) || !bundleAround(path).isEmpty() || isForeignFile(path);
}

DiskState diskStateOf(const QString &path)
{
    const DiskState stamp = sourceStampOf(path);
    IssueList ignored;
    const std::optional<QByteArray> bytes = stamp.exists ? readFileOrEntry(path, largestJson, ignored) : std::nullopt;
    return bytes ? withContent(stamp, *bytes) : stamp;
}
