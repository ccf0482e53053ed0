#pragma once

#include "gamecore/sharing/rowmodel.h"

#include <QByteArray>
#include <QJsonObject>

/// A level within a file: what is coded each in its own way.
struct LevelParts {
    CharacterGrid rows;
    QByteArray things = {}; ///< as thingTextOf() says
    QByteArray rest = {};   ///< all else that is not what most levels have, as JSON on a line; empty if nothing is left
};

/// A recorded game within a file, or a proof.
struct RunParts {
    QByteArray commands = {};               ///< as commandTextOf() says
    QByteArray rest = {};                   ///< all else, as JSON on a line
    std::vector<std::uint64_t> hashes = {}; ///< first that of the level, if `hasLevelHash`
    bool hasLevelHash = false;
};

/// A level file or a run file, taken apart.
struct FileParts {
    std::optional<LevelParts> level; ///< the file itself, or what a run was played on
    std::optional<RunParts> run;     ///< the file itself, or the proof of a level
};

/// Takes a file apart. Nothing if putting it together would give another one, as of a file in error may be.
std::optional<FileParts> partsOf(const QJsonObject &file, bool isRun);
/// Puts a file together; nothing if the parts are none of a file. `isRun` of a proof is false.
std::optional<QJsonObject> fileOf(const FileParts &parts, bool isRun);
