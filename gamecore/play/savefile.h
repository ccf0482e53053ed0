#pragma once

#include "gamecore/play/snapshot.h"

#include <QJsonObject>

/// The version of the snapshot within.
inline constexpr int saveVersion = snapshotVersion;

/// The longest save file that is read, in bytes.
inline constexpr qint64 largestSave = 256LL * 1024 * 1024;

/// What stands at the head of a save file, for lists of saved games: it can be read without reading the game.
struct SaveHead {
    QString name;           ///< of the level, shortened
    QJsonObject names = {}; ///< of the level in other languages: language -> name, shortened
    QString ruleset;        ///< key
    bool isDungeon = false;
    int depth = 1;
    int turn = 0;
    QJsonObject origin; ///< what the program remembers beside the game; opaque here

    friend bool operator==(const SaveHead &, const SaveHead &) = default;
};

SaveHead saveHeadOf(const Game &game, const QJsonObject &origin);

/// A save file: a line with the version and a checksum of all that follows, a line with the head, the snapshot. Later
/// versions keep the first line.
QByteArray writeSaveFile(const SaveHead &head, const Game &game);

enum class SaveState : std::uint8_t {
    Good,
    Damaged, ///< not what was written, or no save file at all
    Older,   ///< whole, but of a version whose games cannot go on in this one; its head can be read
    Newer    ///< whole, but of a later version
};

/// The parts of a save file; empty if it is not good, but for the head of an older one.
struct SaveFile {
    SaveState state = SaveState::Damaged;
    SaveHead head;
    QByteArray snapshot;
};
SaveFile readSaveFile(const QByteArray &bytes);

/// The head alone, from as much of the beginning of a file as holds its first two lines. The checksum is not looked at:
/// a head that can be read is no promise for the rest.
SaveFile readSaveHead(const QByteArray &beginning);
