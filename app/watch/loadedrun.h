#pragma once

#include "editor/storage/worker.h"
#include "gamecore/replay/rundifference.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/timeline.h"

#include <memory>

/// A run that can be watched: its timeline was played through once, which finds its marks and its length.
struct LoadedRun {
    /// Null: it cannot be watched, for the reasons in `issues` or because of `isByOtherRules`.
    std::shared_ptr<const Run> run;
    std::shared_ptr<Timeline> timeline; ///< null if `run` is null
    QString playedBy = {};              ///< displayed name of the player; empty: RunOrigin::name
    QString id = {};                    ///< id of the recording; empty if there is none
    QString file = {};                  ///< path of its file, if it is not a recording
    /// For a replay on a changed level: the first difference from the original game.
    std::optional<RunDifference> difference = {};
    bool isOfEditedLevel = false; ///< a bot played it on the edited level; taking it over makes a test
    bool isOfOtherLevel = false;  ///< the level or its data has changed since it was recorded
    bool isByOtherRules = false;  ///< recorded under other rules, so its random events would differ
    IssueList issues = {};
};

/// The most beats (gamecore/replay/beats.h) of a run to watch; longer runs would take minutes to load.
inline constexpr qint64 mostWatchedBeats = 20'000'000;

/// Reads a run file and plays it through, by `worker`. std::nullopt if cancelled; LoadedRun::run is null if the run
/// cannot be watched. `shipped` is the catalogue that games are started with.
std::optional<LoadedRun> loadRun(const QString &path, const CataloguePtr &shipped, const Worker &worker);
/// Plays a run in memory through in the same way.
std::optional<LoadedRun> loadRun(Run run, const CataloguePtr &shipped, const Worker &worker);

/// Returns the game of a run after that many beats, with all earlier commands in its history, so that it can be
/// continued. std::nullopt if cancelled.
std::optional<Game> gameAt(const Run &run, const CataloguePtr &shipped, qint64 beats,
                           const std::atomic<bool> *isCancelled = nullptr);
