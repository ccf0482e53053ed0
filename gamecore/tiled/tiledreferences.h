#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

/// The folders from which referenced files may be read: the map's project, and folders that the user trusts. Maps are
/// untrusted, so a symbolic link and its target must both be inside one of these folders.
class MapFolders {
public:
    /// Finds the project folder of a map. It is the nearest folder with a `.tiled-project` file or the nearest folder
    /// with `.git`; if both exist, the outer one of the two. If neither exists, it is the folder two levels above the
    /// map's folder. The project is never the home folder, nor a folder that contains it.
    explicit MapFolders(const QString &mapFolder, const QStringList &trusted = {});

    const QString &project() const { return m_project; }
    /// False if the map is not in a folder, for example in an archive.
    bool exist() const { return !m_map.isEmpty(); }
    /// Returns the path of a referenced file. `name` is relative to the map's folder, or absolute. The file need not
    /// exist. std::nullopt if it is outside the folders, or if `name` is empty or contains `\`, `:` or a null
    /// character. Other folders are never accessed.
    std::optional<QString> pathOf(const QString &name) const;

private:
    bool holds(const QString &path) const;

    QString m_map;
    QString m_project;
    QStringList m_folders; ///< without symbolic links
};

/// The result of requesting a referenced file.
struct ReferredFile {
    enum class Result : std::uint8_t {
        Read,
        Missing, ///< does not exist or cannot be read
        Outside  ///< outside the allowed folders, so it was not read
    };
    Result result = Result::Missing;
    QByteArray bytes; ///< contents, if Result::Read
};

/// A callback that returns the contents of a file that a map refers to: a tileset or template. `name` is relative to
/// the folder of the map, or absolute, with `/` between folders.
using TiledReferences = std::function<ReferredFile(const QString &name)>;

/// Returns a callback for the files in the folders of a map. If a file is missing, the file with `.gz` appended is
/// used: Linux packages compress Tiled's examples.
TiledReferences filesIn(const MapFolders &folders);
/// Returns a callback for which every file is missing, for maps that are not in a folder.
TiledReferences noFiles();

/// Converts a file name that occurs in another file, such as the name of a picture in a tileset. `file`, where the name
/// occurs, is relative to the map's folder. `name` is relative to the folder of `file`. The result is relative to the
/// map's folder. An absolute name stays absolute.
QString referredFrom(const QString &file, const QString &name);
