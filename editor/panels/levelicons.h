#pragma once

#include "editor/document/latestjob.h"
#include "gamecore/data/catalogue.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSize>

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
    /// `name` is that of the level in the language of the program; it may have none. Without a picture it is damaged,
    /// or too large for one.
    void read(const QString &path, const QString &name, const QPixmap &picture, bool isDamaged);

private:
    struct Entry {
        QDateTime changed;
        QString name;
        QJsonObject names; ///< in other languages
        QPixmap picture;
        bool isDamaged = false;
    };

    const Entry *known(const QString &path) const;
    void keep(const QString &path, const Entry &entry);
    void tell(const QString &path, const Entry &entry);

    CataloguePtr m_catalogue;
    QSize m_box;
    QHash<QString, Entry> m_known;
    LatestJob m_job;
};
