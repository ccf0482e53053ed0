#pragma once

#include "editor/canvas/levelpicture.h"

#include <QObject>
#include <QTimer>

#include <deque>

/// What a page shows of a level file, or of a campaign by its next level.
struct LevelSummary {
    QString path;
    QString name; ///< of the level, which may have none
    Size size;
    int treasures = 0;
    int levels = 0;    ///< of a campaign; 0 for a level
    int nextLevel = 0; ///< from 1; more than there are once all are won
    QPixmap picture;   ///< as large as it can be within LevelCard::pictureSize
};

/// Draws small pictures of level files, one at a time when nothing else is to be done, so that a page full of levels
/// is there at once.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    explicit Thumbnails(CataloguePtr catalogue, QObject *parent = nullptr);

    /// drawn() follows, unless the file cannot be read or is too large for a small picture.
    void request(const QString &path);
    /// What is not yet drawn is no longer wanted.
    void clear() { m_wanted.clear(); }

Q_SIGNALS:
    void drawn(const LevelSummary &summary);

private:
    void drawNext();
    void drawLevel(const QString &path);
    void drawCampaign(const QString &path);
    LevelSummary summaryOf(const QString &path, const Level &level) const;
    QPixmap draw(const Level &level) const;

    CataloguePtr m_catalogue;
    LevelPicture m_picture;
    std::deque<QString> m_wanted;
    QTimer m_timer;
};
