#pragma once

#include "gamecore/play/game.h"

/// 2: chance is drawn by name (gamecore/base/luck.h), so that games of before cannot go on.
inline constexpr int snapshotVersion = 2;

/// The whole state of a game as JSON: the level, its world down to how often each has drawn by chance, and how it came
/// there. It is not a recording: reading it plays nothing, so that it stays good when rules change. Kinds and terrain
/// stand in it by key. The same game gives the same bytes.
QByteArray writeSnapshot(const Game &game);

/// What came of reading a snapshot. Nothing is half read: there is a game, or there are findings.
struct ReadSnapshot {
    std::optional<Game> game;
    IssueList issues; ///< with line, column and path in the snapshot
};

/// The game of a snapshot, which goes on exactly as the one that was written: the same commands give the same worlds.
/// `shipped` is the catalogue that Game::start() takes. Every number, word, cell and letter is checked before it is
/// used, and memory is bounded by the text, so that a file of a stranger does no harm; `newer_version` for one of a
/// later program, `bad_value` at `version` for one of an earlier one.
ReadSnapshot readSnapshot(const QByteArray &text, const CataloguePtr &shipped);
