#pragma once

#include "editor/storage/worker.h"
#include "gamecore/replay/rundifference.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/timeline.h"

#include <memory>

/// A run that was gone through once, so that it can be watched.
struct LoadedRun {
    std::shared_ptr<const Run> run; ///< null: it cannot be watched, and `issues` say why
    std::shared_ptr<Timeline> timeline;
    QString playedBy = {}; ///< who played, as it is shown; empty: RunOrigin::name
    QString id = {};       ///< of a kept run (Recordings); empty: it is none
    QString file = {};     ///< path of the file that it comes from, if it is no kept run
    /// Of a run whose commands are played on a changed level: where that first makes it another game.
    std::optional<RunDifference> difference = {};
    bool isOfEditedLevel = false; ///< a player has played the level that is edited: taken over it is a test of it
    bool isOfOtherLevel = false;  ///< as ReadRun::isOfOtherLevel
    bool isByOtherRules = false;  ///< then chance would fall otherwise, and it cannot be watched
    IssueList issues = {};
};

/// Runs of more beats (gamecore/replay/beats.h) are refused: nobody watches them, and it would take minutes to begin.
inline constexpr qint64 mostWatchedBeats = 20'000'000;

/// Reads a run file and goes through it. Nothing if that was cancelled. `shipped` is the catalogue that games are
/// started with.
std::optional<LoadedRun> loadRun(const QString &path, const CataloguePtr &shipped, const Worker &worker);
/// Goes through a run that is there. Nothing if that was cancelled.
std::optional<LoadedRun> loadRun(Run run, const CataloguePtr &shipped, const Worker &worker);

/// The game of a run at the moment after so many beats, with all commands until there in its history: it can be played
/// on. Nothing if that was cancelled.
std::optional<Game> gameAt(const Run &run, const CataloguePtr &shipped, qint64 beats,
                           const std::atomic<bool> *isCancelled = nullptr);
