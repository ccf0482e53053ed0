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
    QString name = {};   ///< as the file has it, not translated: it may have none
    QImage picture = {}; ///< none: it is damaged, or too large for one
    bool isDamaged = false;
    std::optional<Issue> fault = {}; ///< why it cannot be played or won
    QString ruleset = {};
    QStringList startItems = {};           ///< kinds that a hero has who begins here
    QHash<QString, QString> ownItems = {}; ///< items that the level itself defines: key -> name
    QStringList usedItems = {};            ///< of these, those that can be found in the level
};

/// Names and small pictures of level files, read in another thread. A file that has not changed is not read again.
class LevelIcons : public QObject {
    Q_OBJECT

public:
    /// Pictures fit into `box`, in logical pixels. Files are read through `archive`.
    LevelIcons(CataloguePtr catalogue, std::shared_ptr<LastArchive> archive, QSize box, QObject *parent = nullptr);

    /// Tells read() of each, at once of those that are known; what was asked for before is no longer wanted.
    void request(const QStringList &paths);
    /// Whether a file holds no level that can be read. Reads it now if it is not known as it is.
    bool isDamaged(const QString &path) const;

Q_SIGNALS:
    void read(const QString &path, const LevelFacts &facts);

private:
    CataloguePtr m_catalogue;
    std::shared_ptr<LastArchive> m_archive;
    QSize m_box;
    FileReadings<LevelFacts> m_files;
};
