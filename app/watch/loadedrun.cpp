#include "app/watch/loadedrun.h"

#include "gamecore/replay/replay.h"
#include "gamecore/rules/rulesversion.h"
#include "gamecore/world/event.h"

namespace {

void explore(LoadedRun &loaded, Run run, const CataloguePtr &shipped, const std::atomic<bool> &isCancelled)
{
    if (Beats(run.lines).count() > mostWatchedBeats) {
        loaded.issues.add({.code = IssueCode::TooLarge}); // without a position, because it concerns the whole file
        return;
    }
    loaded.isByOtherRules = run.rulesVersion != rulesVersion;
    if (loaded.isByOtherRules) {
        return;
    }
    loaded.run = std::make_shared<const Run>(std::move(run));
    loaded.timeline = std::make_shared<Timeline>(*loaded.run, shipped);
    loaded.timeline->explore(&isCancelled);
}

} // namespace

std::optional<LoadedRun> loadRun(const QString &path, const CataloguePtr &shipped, const Worker &worker)
{
    LoadedRun loaded;
    const bool isDone = worker([&](const std::atomic<bool> &isCancelled) {
        ReadRun read = readRunFile(path, shipped);
        loaded.issues = std::move(read.issues);
        loaded.isOfOtherLevel = read.isOfOtherLevel;
        if (read.run) {
            explore(loaded, std::move(*read.run), shipped, isCancelled);
        }
    });
    return isDone ? std::optional(std::move(loaded)) : std::nullopt;
}

std::optional<LoadedRun> loadRun(Run run, const CataloguePtr &shipped, const Worker &worker)
{
    LoadedRun loaded;
    const bool isDone =
        worker([&](const std::atomic<bool> &isCancelled) { explore(loaded, std::move(run), shipped, isCancelled); });
    return isDone ? std::optional(std::move(loaded)) : std::nullopt;
}

std::optional<Game> gameAt(const Run &run, const CataloguePtr &shipped, qint64 beats,
                           const std::atomic<bool> *isCancelled)
{
    Game game = startOf(run, shipped);
    EventList events;
    for (const RunLine &line : Beats(run.lines).linesUntil(beats)) {
        for (qint64 i = 0; i < line.times; ++i) {
            if (isSet(isCancelled)) {
                return std::nullopt;
            }
            game.play(*line.command, events);
        }
    }
    return game;
}
