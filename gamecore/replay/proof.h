#pragma once

#include "gamecore/base/cancel.h"
#include "gamecore/replay/runreader.h"

/// The validity of a level's proof, a winning run (docs/level-format.md). A proof shows that the level can be won with
/// perfect knowledge, but nothing about its difficulty.
struct ProofVerdict {
    enum class What : std::uint8_t {
        None,      ///< no proof
        Proven,    ///< the run wins this level
        Stale,     ///< level, data or rules have changed; the run still wins and can be stored again
        Fails,     ///< the run does not win, or breaks a condition for proofs (Fault)
        Unreadable ///< see `issues`
    };
    /// The reason why a playable run proves nothing.
    enum class Fault : std::uint8_t {
        None,
        NotWon,   ///< the run ends before a victory
        Death,    ///< the hero dies on the way, even if he respawns: a win requires no death
        TooFast,  ///< two steps of a bot or solver are less than `step_ms` apart
        Protected ///< the hero is protected for part of the run
    };
    What what = What::None;
    Fault fault = Fault::None; ///< for Fails
    int turn = 0;              ///< for Fails: the turn in which the fault was detected
    RunOrigin origin = {};     ///< origin of the proof
    IssueList issues = {};     ///< why the proof is unreadable; paths begin with `proof`
};
inline constexpr int proofVerdictCount = enumeratorCount<ProofVerdict::What>();

/// Returns the words that `verify` prints: "none", "holds" (for Proven), "stale", "fails", "unreadable".
QLatin1StringView keyOf(ProofVerdict::What what);
/// Returns "not_won", "death", "too_fast" or "protected"; empty for None.
QLatin1StringView keyOf(ProofVerdict::Fault fault);

/// Reads the proof of a level as a run on it. Returns neither a run nor issues if the level has no proof.
ReadRun readProof(const PlayableLevel &level, const CataloguePtr &shipped);

/// Plays the proof of a level and judges it. `shipped` is the catalogue with which the level was checked. Takes as long
/// as playing the run. Set `isCancelled` from any thread to stop it; the result is then meaningless.
ProofVerdict verdictOnProof(const PlayableLevel &level, const CataloguePtr &shipped,
                            const std::atomic<bool> *isCancelled = nullptr);

/// True if the commands include `protect on`, so that the run or game cannot be a proof.
bool wasProtected(const Run &run);
bool wasProtected(const std::vector<Command> &history);

/// Returns the issues for a verdict: `proof_stale`, `proof_fails` (figure `turn`), `proof_missing` (only if a proof is
/// required), or the reasons why the proof is unreadable. The first three are errors if a proof is required, otherwise
/// warnings.
IssueList issuesOf(const ProofVerdict &verdict, bool isRequired);

/// Plays a run and judges it as a proof of its own level. The run must be of a level. Returns Proven or Fails.
ProofVerdict verdictAsProof(const Run &run, const CataloguePtr &shipped,
                            const std::atomic<bool> *isCancelled = nullptr);

/// A run converted to the proof of a level.
struct StoredProof {
    ProofVerdict verdict; ///< Proven or Fails
    QJsonObject proof;    ///< for Level::proof; empty if it fails
};
/// Plays the commands of a run on a level, possibly not its own, until the game is over, and judges them as a proof.
/// The hero starts in this level, even if the hero of the run came from another level. The proof has the run's origin
/// and step time.
StoredProof proofFrom(const Run &run, const PlayableLevel &level, const CataloguePtr &shipped,
                      const std::atomic<bool> *isCancelled = nullptr);
