#pragma once

#include "gamecore/replay/runreader.h"

/// What came of playing a run again.
struct RunVerdict {
    enum class What : std::uint8_t {
        Holds, ///< every hash and the outcome are as recorded
        Stale, ///< the level or the data is another by now, but the commands come to the recorded outcome all the same
        Fails, ///< it leads elsewhere
        OtherRules ///< other rules made it, so nothing can be said
    };
    What what = What::Holds;
    qint64 command = 0;               ///< of Fails: after how many commands it was first noticed
    int turn = 0;                     ///< of Fails: the turn of the game then
    int depth = 1;                    ///< of Fails: in a dungeon, the depth then
    Status outcome = Status::Playing; ///< of the game that was played; of OtherRules: as recorded
};
inline constexpr int runVerdictCount = enumeratorCount<RunVerdict::What>();
/// "holds", "stale", "fails", "other_rules".
QLatin1StringView keyOf(RunVerdict::What what);

/// Plays a run again; it must have been read. `shipped` is the catalogue that it was read with.
RunVerdict verdictOn(const ReadRun &read, const CataloguePtr &shipped);
