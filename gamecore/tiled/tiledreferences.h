#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

/// What came of asking for a file that a map names.
struct ReferredFile {
    enum class Result : std::uint8_t { Read, Missing, Outside };
    Result result = Result::Missing;
    QByteArray bytes;
};

/// Gives the files that a map names: tilesets and templates. A name is relative to the folder of the map, has `/`
/// between folders, and leads nowhere but below it (staysBelow() of gamecore/base/files.h).
using TiledReferences = std::function<ReferredFile(const QString &name)>;

/// The files below a folder. A link that leads out of it counts as outside. Where a file is missing and one of its name
/// with `.gz` is there, that is given: packages of Linux pack Tiled's examples so.
TiledReferences filesBelow(const QString &folder);
/// No files at all: for bytes that lie in no folder.
TiledReferences noFiles();

/// The name, seen from the map's folder, of what a file of that name calls `name`: both relative to their own folders.
QString referredFrom(const QString &file, const QString &name);
