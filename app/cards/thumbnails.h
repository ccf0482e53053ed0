#pragma once

#include "app/games/games.h"
#include "editor/storage/filereadings.h"
#include "gamecore/data/ids.h"
#include "gamecore/play/campaign.h"

#include <QImage>
#include <QObject>
#include <QSize>

/// Facts that a page shows of a level file, or of a campaign by its next level.
struct LevelSummary {
    QString path;
    QString name;           ///< of the level, which may have none
    QJsonObject names = {}; ///< in other languages: language -> name
    Size size;
    int treasures = 0;
    int levels = 0;                        ///< of a campaign; 0 for a level
    int nextLevel = 0;                     ///< from 1; more than there are once all are won
    QString next = {};                     ///< of a campaign: what games of its next level are, as playedIn()
    QString nextName = {};                 ///< of a campaign: that of its next level, if it could be read
    QJsonObject nextNames = {};            ///< the same in other languages
    std::optional<Campaign> campaign = {}; ///< if it is one
    bool isWon = false;
    QImage picture;    ///< as large as it can be; null where nothing can be shown
    QSize mostPicture; ///< the largest that it could have been, in logical pixels
};

/// Draws small pictures of level files in another thread, so that a page full of levels is there at once. A level file
/// that has not changed is not read again.
///
/// A level that hides a part of itself from its hero is shown as he sees it before his first step, unless it was won or
/// lies among one's own: a card must not tell what the level is about to ask.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    explicit Thumbnails(CataloguePtr catalogue, QObject *parent = nullptr);

    /// The largest picture from the next request on, in logical pixels.
    void setPictureSize(QSize size) { m_pictureSize = size; }

    /// Which levels were won and how far campaigns were played, from the next request on.
    void setKept(const GameLists &kept)
    {
        m_scores = kept.scores;
        m_progress = kept.campaigns;
    }

    /// drawn() follows for each, unless it cannot be read or is too large for a small picture; what was asked for
    /// before is no longer wanted.
    void request(const QStringList &paths);

Q_SIGNALS:
    void drawn(const LevelSummary &summary);

private:
    bool stillHolds(const LevelSummary &summary) const;

    CataloguePtr m_catalogue;
    HighScores m_scores{QString()};
    UnwrittenProgress m_progress;
    QSize m_pictureSize{216, 162};
    FileReadings<LevelSummary> m_files;
};
