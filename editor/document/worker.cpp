#include "editor/document/worker.h"

#include <QFileInfo>

std::optional<ReadLevel> readLevelFile(const QString &path, const Catalogue &catalogue, const Worker &worker)
{
    ReadLevel read;
    const Work work = [&](const std::atomic<bool> &isCancelled) {
        const LevelCheck check = [&isCancelled](const Level &level, const Catalogue &base, const auto &places) {
            return checkedLevel(level, base, places, &isCancelled).issues;
        };
        read = readLevelFile(path, catalogue, {}, check);
    };
    const bool isLarge = QFileInfo(path).size() > mostCellsHere;
    return (isLarge ? worker(work) : workHere(work)) ? std::optional(std::move(read)) : std::nullopt;
}
