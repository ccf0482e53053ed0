#include "editor/storage/worker.h"

bool isLarge(const Level &level)
{
    return level.size().area() > mostCellsHere || level.things.size() > mostThingsHere;
}

bool isLargeFile(const QString &path)
{
    return sourceStampOf(path).size > mostCellsHere;
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
