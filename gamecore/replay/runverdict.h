#pragma once

#include "gamecore/replay/runreader.h"

/// The result of replaying a run.
struct RunVerdict {
    enum class What : std::uint8_t {
        Holds,     ///< all hashes and the outcome are as recorded
        Stale,     ///< the level or data has changed, but the commands still give the recorded outcome
        Fails,     ///< a hash or the outcome differs from the recording
        OtherRules ///< the run was made by other rules and cannot be verified
    };
    What what = What::Holds;
    qint64 command = 0;               ///< for Fails: number of commands played when the difference was detected
    int turn = 0;                     ///< for Fails: the turn at that moment
    int depth = 1;                    ///< for Fails: the depth of the dungeon at that moment
    Status outcome = Status::Playing; ///< status after the replay; for OtherRules: as recorded
};
inline constexpr int runVerdictCount = enumeratorCount<RunVerdict::What>();
/// Returns "holds", "stale", "fails" or "other_rules".
QLatin1StringView keyOf(RunVerdict::What what);

/// Replays a run and compares it with the recording. `read.run` must be set. `shipped` is the catalogue with which the
/// run was read.
RunVerdict verdictOn(const ReadRun &read, const CataloguePtr &shipped);
