#pragma once

#include "editor/storage/worker.h"
#include "gamecore/replay/rundifference.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/timeline.h"

#include <memory>

/// A run that was loaded for watching. Its timeline was played through once, to find the marks and the length.
struct LoadedRun {
    /// Null if the run cannot be watched; the reason is in `issues`, or `isByOtherRules` is true.
    std::shared_ptr<const Run> run;
    std::shared_ptr<Timeline> timeline; ///< null if `run` is null
    QString playedBy = {};              ///< displayed name of the player; if empty, RunOrigin::name is displayed
    QString id = {};                    ///< id of the recording; empty if there is none
    QString file = {};                  ///< path of the run's file, if the run is not a recording
    /// For a replay on a changed level: the first difference from the original game.
    std::optional<RunDifference> difference = {};
    bool isOfEditedLevel = false; ///< a bot played the run on the edited level, so taking over the run starts a test
    bool isOfOtherLevel = false;  ///< the level or its data has changed since the run was recorded
    bool isByOtherRules = false;  ///< recorded under another version of the rules, so the random events would differ
    IssueList issues = {};
};

/// The largest number of beats (gamecore/replay/beats.h) of a run that can be watched; longer runs would take minutes
/// to load.
inline constexpr qint64 mostWatchedBeats = 20'000'000;

/// Reads a run file and plays the run through, both by `worker`. std::nullopt if cancelled; LoadedRun::run is null if
/// the run cannot be watched. `shipped` is the catalogue that games are started with.
std::optional<LoadedRun> loadRun(const QString &path, const CataloguePtr &shipped, const Worker &worker);
/// Does the same with a run that is already in memory.
std::optional<LoadedRun> loadRun(Run run, const CataloguePtr &shipped, const Worker &worker);

/// Returns the game of a run after `beats` beats, with all earlier commands in its history, so that it can be
/// continued. std::nullopt if cancelled.
std::optional<Game> gameAt(const Run &run, const CataloguePtr &shipped, qint64 beats,
                           const std::atomic<bool> *isCancelled = nullptr);
