#pragma once

#include "gamecore/play/snapshot.h"

#include <QJsonObject>

/// The version of the snapshot in the file.
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
    int turn = 0;
    QJsonObject origin; ///< data that the app stores with the game; opaque here

    friend bool operator==(const SaveHead &, const SaveHead &) = default;
};

SaveHead saveHeadOf(const Game &game, const QJsonObject &origin);

/// Returns the contents of a save file: a line with version and checksum of the rest, a line with the head, and the
/// snapshot. Later versions keep the first line.
QByteArray writeSaveFile(const SaveHead &head, const Game &game);

enum class SaveState : std::uint8_t {
    Good,
    Damaged, ///< changed since it was written, or not a save file
    Older,   ///< intact, but from an older version that cannot continue; its head can be read
    Newer    ///< intact, but from a newer version
};

/// The parts of a save file; empty unless it is good, except for the head of an older one.
struct SaveFile {
    SaveState state = SaveState::Damaged;
    SaveHead head;
    QByteArray snapshot;
};
SaveFile readSaveFile(const QByteArray &bytes);

/// Reads the head from the beginning of a file, which must include the first two lines. Does not verify the checksum,
/// so the rest may still be damaged.
SaveFile readSaveHead(const QByteArray &beginning);
