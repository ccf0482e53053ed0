#pragma once

#include "editor/storage/filereadings.h"
#include "editor/storage/lastarchive.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSize>

/// Facts about a level file for a list of levels.
struct LevelFacts {
    QString name = {};   ///< untranslated, as in the file; may be empty
    QImage picture = {}; ///< null if the level is damaged or too large
    bool isDamaged = false;
    std::optional<Issue> fault = {}; ///< reason why the level cannot be played or won
    QString ruleset = {};
    QStringList startItems = {};           ///< kinds of items that a hero starting here has
    QHash<QString, QString> ownItems = {}; ///< items that the level itself defines: key -> name
    QStringList usedItems = {};            ///< those of ownItems that can be obtained in the level
};

/// Names and small pictures of level files, read in a worker thread and cached until the file changes.
class LevelIcons : public QObject {
    Q_OBJECT

public:
    /// Pictures fit into `box`, in logical pixels. Files are read through `archive`.
    LevelIcons(CataloguePtr catalogue, std::shared_ptr<LastArchive> archive, QSize box, QObject *parent = nullptr);

    /// Emits read() for each path, immediately for cached ones, and drops the previous request.
    void request(const QStringList &paths);
    /// True if a file contains no readable level. Reads the file now if it is not cached.
    bool isDamaged(const QString &path) const;

Q_SIGNALS:
    void read(const QString &path, const LevelFacts &facts);

private:
    CataloguePtr m_catalogue;
    std::shared_ptr<LastArchive> m_archive;
    QSize m_box;
    FileReadings<LevelFacts> m_files;
};
