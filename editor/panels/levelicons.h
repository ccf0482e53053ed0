#pragma once

#include "editor/canvas/levelpicture.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <deque>

/// Names and small pictures of level files, read one at a time when nothing else is to be done. A file that has not
/// changed is not read again.
class LevelIcons : public QObject {
    Q_OBJECT

public:
    /// No picture is larger than that, in logical pixels.
    LevelIcons(CataloguePtr catalogue, QSize box, QObject *parent = nullptr);

    /// Tells read() of each, at once of those that are known; what was asked for before is no longer wanted.
    void request(const QStringList &paths);

Q_SIGNALS:
    /// `name` is that of the level, which may have none. Without a picture it cannot be read, or is too large for one.
    void read(const QString &path, const QString &name, const QPixmap &picture);

private:
    struct Entry {
        QDateTime changed;
        QString name;
        QPixmap picture;
    };

    void readNext();
    Entry entryOf(const QString &path) const;

    CataloguePtr m_catalogue;
    LevelPicture m_picture;
    QSize m_box;
    QHash<QString, Entry> m_known;
    std::deque<QString> m_wanted;
    QTimer m_timer;
};
