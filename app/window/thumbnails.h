#pragma once

#include "editor/canvas/levelpicture.h"

#include <QObject>
#include <QTimer>

#include <deque>

/// Draws small pictures of level files, one at a time when nothing else is to be done, so that a page full of levels
/// is there at once.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    static constexpr QSize size{192, 144};

    explicit Thumbnails(CataloguePtr catalogue, QObject *parent = nullptr);

    /// drawn() follows, unless the file cannot be read or is too large for a small picture.
    void request(const QString &path);
    /// What is not yet drawn is no longer wanted.
    void clear() { m_wanted.clear(); }

Q_SIGNALS:
    /// `name` is that of the level, which may have none.
    void drawn(const QString &path, const QPixmap &picture, const QString &name);

private:
    void drawNext();
    QPixmap draw(const Level &level) const;

    CataloguePtr m_catalogue;
    LevelPicture m_picture;
    std::deque<QString> m_wanted;
    QTimer m_timer;
};
