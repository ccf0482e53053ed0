#pragma once

#include "gamecore/play/game.h"

/// The version of snapshots. Since version 2, random draws are keyed (gamecore/base/rng.h), so games of version 1
/// cannot continue.
inline constexpr int snapshotVersion = 2;

/// Returns the complete state of a game as JSON: the level, its world including the number of random draws, and its
/// history. A snapshot is not a recording: reading it replays nothing, so it stays valid when rules change. Kinds and
/// terrain are stored by key. Equal games give equal bytes.
QByteArray writeSnapshot(const Game &game);

/// The result of reading a snapshot: a complete game, or issues.
struct ReadSnapshot {
    std::optional<Game> game;
    IssueList issues; ///< with line, column and path in the snapshot
};

/// Returns the game of a snapshot, which continues exactly as the original: equal commands give equal worlds. `shipped`
/// is the catalogue for Game::start(). Every value is validated before use, and memory is bounded by the size of the
/// text, so untrusted files are safe. A snapshot of a newer program gives the issue `newer_version`; one of an older
/// program gives `bad_value` at `version`.
ReadSnapshot readSnapshot(const QByteArray &text, const CataloguePtr &shipped);

/// A snapshot in memory of everything that play has changed, which can be restored to any game with the same start.
/// Much smaller than the game: level, catalogue and derived data are left out.
class GameMoment {
public:
    explicit GameMoment(const Game &game);

    /// Restores a game to this moment, which may be earlier or later than the present one. The game then continues as
    /// the original did, but its history() becomes empty, since those commands do not lead to this moment.
    void restoreTo(Game &game) const;
    /// Returns the approximate memory use, in bytes.
    qint64 bytes() const { return m_bytes; }

private:
    int m_depth;
    qint64 m_bytes;
    WorldState m_state;
};
