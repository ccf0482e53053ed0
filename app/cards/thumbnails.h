#pragma once

#include "app/games/games.h"
#include "editor/storage/filecaches.h"
#include "gamecore/data/ids.h"
#include "gamecore/play/campaign.h"

#include <QImage>
#include <QObject>
#include <QSize>

/// Facts shown about a level file, or about a campaign and its next level.
struct LevelSummary {
    QString path;
    QString name;                  ///< name of the level or campaign; may be empty
    QJsonObject names = {};        ///< name in other languages: language -> name
    QString description = {};      ///< of a level; may be empty
    QJsonObject descriptions = {}; ///< description in other languages: language -> description
    Size size;
    int treasures = 0;
    int levels = 0; ///< of a campaign; 0 for a level
    /// The number of a campaign's next level, from 1; greater than `levels` once all levels are won.
    int nextLevel = 0;
    QString next = {};                     ///< of a campaign: playKeyOf() of games of its next level
    QString nextName = {};                 ///< of a campaign: name of the level in the picture, if it could be read
    QJsonObject nextNames = {};            ///< the same name in other languages: language -> name
    std::optional<Campaign> campaign = {}; ///< set for campaigns only
    bool isWon = false;                    ///< the level or campaign was won
    bool isUnreadable = false;             ///< the file is no level or campaign that can be read
    /// The level, or the next level of a campaign (the last one once all are won), as large as possible; null if there
    /// is nothing to show.
    QImage picture;
    QSize mostPicture; ///< size limit for which the picture was drawn, in logical pixels
};

/// The summaries and small pictures of level files. They are made in a worker thread, so that a page of many levels
/// appears at once. A level is read again only if its file, its victory or the picture's size has changed. A campaign
/// is always read again, because its summary also depends on other files.
///
/// A level that hides part of itself from the hero is shown as he sees it before his first step. Exceptions are levels
/// that were won and the player's own levels. A card must not give away the puzzle.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    explicit Thumbnails(CataloguePtr catalogue, QObject *parent = nullptr);

    /// Sets the largest picture, in logical pixels, for later requests.
    void setPictureSize(QSize size) { m_pictureSize = size; }

    /// Sets the lists of victories and of progress in campaigns, for later requests.
    void setKept(const GameLists &kept)
    {
        m_scores = kept.scores;
        m_progress = kept.campaigns;
    }

    /// Requests summaries and drops earlier requests. drawn() follows for each file, even if it cannot be read
    /// (LevelSummary::isUnreadable), but not for missing files and for levels too large for a small picture.
    void request(const QStringList &paths);

Q_SIGNALS:
    void drawn(const LevelSummary &summary);

private:
    bool stillHolds(const LevelSummary &summary) const;

    CataloguePtr m_catalogue;
    HighScores m_scores{QString()};
    UnwrittenProgress m_progress;
    QSize m_pictureSize{216, 162};
    FileFactCache<LevelSummary> m_files;
};
