#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/replay/runreader.h"

/// What the proof of a level is worth: a run of it that wins (docs/level-format.md). A run proves that a level can be
/// won by those who know what comes; it says nothing of how hard that is.
struct ProofVerdict {
    enum class What : std::uint8_t {
        None,      ///< there is none
        Proven,    ///< the run wins this level
        Stale,     ///< level, data or rules are others by now; the run still wins, and is worth keeping again
        Fails,     ///< it does not win, or not as whoever made it may
        Unreadable ///< `issues` say why
    };
    /// Why a run that can be played proves nothing.
    enum class Fault : std::uint8_t {
        None,
        NotWon,   ///< it ends before, or is lost
        Death,    ///< the hero died on the way: won means without a death, even where he comes back
        TooFast,  ///< a player or solver made two steps closer than its `step_ms`
        Protected ///< nothing could harm the hero on the way
    };
    What what = What::None;
    Fault fault = Fault::None; ///< of Fails
    int turn = 0;              ///< of Fails: the turn of the game when that was noticed
    RunOrigin origin = {};     ///< who made it
    IssueList issues = {};     ///< their paths begin with `proof`
};
inline constexpr int proofVerdictCount = enumeratorCount<ProofVerdict::What>();

/// "none", "holds", "stale", "fails", "unreadable": the words of `verify`.
QLatin1StringView keyOf(ProofVerdict::What what);
/// "not_won", "death", "too_fast", "protected"; empty for None.
QLatin1StringView keyOf(ProofVerdict::Fault fault);

/// Reads the proof of a level as a run of it. No run, and no findings, without one.
ReadRun readProof(const PlayableLevel &level, const CataloguePtr &shipped);

/// Plays the proof of a level. `shipped` is the catalogue that it was checked with. Time is that of the run; to stop
/// it, set `isCancelled` from any thread: what it then gives says nothing.
ProofVerdict verdictOnProof(const PlayableLevel &level, const CataloguePtr &shipped,
                            const std::atomic<bool> *isCancelled = nullptr);

/// True if nothing could harm the hero for a part of a game: then it is no proof.
bool wasProtected(const Run &run);
bool wasProtected(const std::vector<Command> &history);

/// What the check of a level says of a verdict: `proof_stale`, `proof_fails` (figure `turn`), `proof_missing` (only if
/// one is required), or why it cannot be read. Errors if one is required.
IssueList issuesOf(const ProofVerdict &verdict, bool isRequired);

/// Plays a run as a proof of its level, which it must have: Proven or Fails.
ProofVerdict verdictAsProof(const Run &run, const CataloguePtr &shipped,
                            const std::atomic<bool> *isCancelled = nullptr);

/// A run as the proof of a level.
struct KeptProof {
    ProofVerdict verdict; ///< Proven or Fails
    QJsonObject proof;    ///< for Level::proof; empty if it fails
};
/// Plays the commands of a run on a level, which may be another than its own, from its start and with the hero who
/// begins there, until it is won. Who made it and how close his steps may be stays as it was.
KeptProof proofFrom(const Run &run, const PlayableLevel &level, const CataloguePtr &shipped,
                    const std::atomic<bool> *isCancelled = nullptr);
