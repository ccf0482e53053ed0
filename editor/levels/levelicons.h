#pragma once

#include "editor/files/latestjob.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSize>

/// What a list of levels tells of a level file.
struct LevelFacts {
    QString name;    ///< as the file has it, not translated: it may have none
    QPixmap picture; ///< none: it is damaged, or too large for one
    bool isDamaged = false;
    std::optional<Issue> fault = {}; ///< why it cannot be played or won
    QString ruleset = {};
    QStringList startItems = {}; ///< kinds that a hero has who begins here
};

/// Names and small pictures of level files, read in another thread. A file that has not changed is not read again.
class LevelIcons : public QObject {
    Q_OBJECT

public:
    /// No picture is larger than that, in logical pixels.
    LevelIcons(CataloguePtr catalogue, QSize box, QObject *parent = nullptr);

    /// Tells read() of each, at once of those that are known; what was asked for before is no longer wanted.
    void request(const QStringList &paths);
    /// Whether a file holds no level that can be read. Reads it now if it is not known as it is.
    bool isDamaged(const QString &path) const;

Q_SIGNALS:
    void read(const QString &path, const LevelFacts &facts);

private:
    struct Entry {
        QDateTime changed;
        LevelFacts facts;
    };

    const Entry *known(const QString &path) const;
    void keep(const QString &path, const Entry &entry);

    CataloguePtr m_catalogue;
    QSize m_box;
    QHash<QString, Entry> m_known;
    LatestJob m_job;
};
