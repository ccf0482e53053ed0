#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

/// The folders from which the files that a map names may be read: the map's project and those that a person trusts.
/// Maps come from strangers, so that both the name and the place where links lead must lie in one of them.
class MapFolders {
public:
    /// The project of a map is the folder with a `.tiled-project` file or `.git` that is nearest, the outer one if they
    /// differ; without both it is at most two levels above the map. The home folder and those above it are never one.
    explicit MapFolders(const QString &mapFolder, const QStringList &trusted = {});

    const QString &project() const { return m_project; }
    /// False if the map lies in no folder, such as one in an archive.
    bool exist() const { return !m_map.isEmpty(); }
    /// The path of a file that the map names, relative to its folder or absolute; std::nullopt if it lies outside. The
    /// file need not exist. No folder outside is looked into.
    std::optional<QString> pathOf(const QString &name) const;

private:
    bool holds(const QString &path) const;

    QString m_map;
    QString m_project;
    QStringList m_folders; ///< without symbolic links
};

/// What came of asking for a file that a map names.
struct ReferredFile {
    enum class Result : std::uint8_t { Read, Missing, Outside };
    Result result = Result::Missing;
    QByteArray bytes;
};

/// Gives the files that a map names: tilesets and templates. A name is relative to the folder of the map, or absolute,
/// and has `/` between folders.
using TiledReferences = std::function<ReferredFile(const QString &name)>;

/// The files in the folders of a map. Where a file is missing and one of its name with `.gz` is there, that is given:
/// packages of Linux pack Tiled's examples so.
TiledReferences filesIn(const MapFolders &folders);
/// No files at all: for bytes that lie in no folder.
TiledReferences noFiles();

/// The name, seen from the map's folder, of what a file of that name calls `name`: both relative to their own folders.
QString referredFrom(const QString &file, const QString &name);
