#pragma once

#include "gamecore/play/snapshot.h"

#include <QJsonObject>

/// The version of save files, which is the version of the snapshots in them.
inline constexpr int saveVersion = snapshotVersion;

/// Maximum size of a save file, in bytes.
inline constexpr qint64 largestSave = 256LL * 1024 * 1024;

/// The head of a save file, shown in lists of saved games without reading the game.
struct SaveHead {
    QString name;           ///< name of the level, shortened
    QJsonObject names = {}; ///< translated names of the level: language -> name, shortened
    QString ruleset;        ///< key of the ruleset
    bool isDungeon = false;
    int depth = 1;
    int turn = 0;       ///< number of turns taken
    QJsonObject origin; ///< data that the app stores with the game; opaque here

    friend bool operator==(const SaveHead &, const SaveHead &) = default;
};

/// Returns the head for saving a game.
SaveHead saveHeadOf(const Game &game, const QJsonObject &origin);

/// Returns the contents of a save file: a line with the version and the checksum of everything else, a line with the
/// head, and the snapshot. The first line has the same form in all versions of the format.
QByteArray writeSaveFile(const SaveHead &head, const Game &game);

/// The usability of a save file.
enum class SaveState : std::uint8_t {
    Good,
    Damaged, ///< changed since it was written, or not a save file
    Older,   ///< intact, but from an older version whose games cannot continue; the head can be read
    Newer    ///< intact, but from a newer version
};

/// The parts of a save file. A good file has a head and a snapshot, an older file only a head; other files have
/// neither.
struct SaveFile {
    SaveState state = SaveState::Damaged;
    SaveHead head;
    QByteArray snapshot;
};
/// Reads a save file, verifying its checksum. The snapshot is not parsed; use readSnapshot().
SaveFile readSaveFile(const QByteArray &bytes);

/// Reads the head of a save file from the beginning of the file, which must include the first two lines. `snapshot`
/// stays empty. Does not verify the checksum, so the file may still be damaged.
SaveFile readSaveHead(const QByteArray &beginning);
