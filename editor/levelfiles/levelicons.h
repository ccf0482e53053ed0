#pragma once

#include "editor/storage/filefactcache.h"
#include "editor/storage/lastarchive.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSize>

/// Facts about a level file for a list of levels. If the file cannot be read, only `isDamaged` is set. For a level that
/// is too large, no member is set.
struct LevelFacts {
    QString name = {};               ///< untranslated, as in the file; may be empty
    QImage picture = {};             ///< null if the level is damaged or too large
    bool isDamaged = false;          ///< the file contains no readable level
    std::optional<Issue> fault = {}; ///< reason why the level cannot be played or won; std::nullopt if there is none
    QString ruleset = {};            ///< key of the level's ruleset
    QStringList startItems = {};     ///< keys of the items with which a new hero starts
    QHash<QString, QString> ownItems = {}; ///< items that only this level defines: key -> name
    /// Keys of those ownItems that the hero can get in this level: items in the level, items that monsters carry, and
    /// items with which he starts.
    QStringList usedItems = {};
};

/// Facts and small pictures of level files, read in a worker thread and cached until the file changes.
class LevelIcons : public QObject {
    Q_OBJECT

public:
    /// Pictures fit into `box`, in logical pixels. Files are read through `archive`, which unpacks archives.
    /// `catalogue` is the shipped one.
    LevelIcons(CataloguePtr catalogue, std::shared_ptr<LastArchive> archive, QSize box, QObject *parent = nullptr);

    /// Emits read() for each of these files: at once if its facts are cached, otherwise later. Replaces the previous
    /// request.
    void request(const QStringList &paths);
    /// True if a file contains no readable level. Reads the file now if its facts are not cached.
    bool isDamaged(const QString &path) const;

Q_SIGNALS:
    /// The facts about a requested file are available.
    void read(const QString &path, const LevelFacts &facts);

private:
    CataloguePtr m_catalogue;
    std::shared_ptr<LastArchive> m_archive;
    QSize m_box; ///< see the constructor
    FileFactCache<LevelFacts> m_files;
};
