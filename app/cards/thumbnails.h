#pragma once

#include "app/games/games.h"
#include "app/games/saves.h"
#include "editor/storage/filecaches.h"
#include "gamecore/data/ids.h"
#include "gamecore/play/campaign.h"
#include "gamecore/play/game.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QPointF>
#include <QSize>

#include <optional>

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
    /// The level, or the next level of a campaign (the last one once all are won), or the surroundings of the hero in a
    /// game in progress. Null if there is nothing to show. cardPicture() cuts off what is outside of a card.
    QImage picture;
    QPointF focus{0.5, 0.5}; ///< place of the hero in the picture; see cardPicture()
    QSize pictureBox;        ///< size of the cards for which the picture was drawn, in logical pixels
    QString sight = {};      ///< the state of the saved game in the picture; empty: the level is shown
};

/// The games whose moments cards show.
struct SightSource {
    QHash<QString, SaveInfo> saves = {}; ///< newest save by playKeyOf()
    QString underWay = {};               ///< id of the save of `game`
    std::optional<Game> game = {};       ///< the current game
};

/// The summaries and small pictures of level files. They are made in a worker thread, so that a page of many levels
/// appears at once. A level is read again only if its file, its victory or the picture's size has changed. A campaign
/// is always read again, because its summary also depends on other files.
///
/// If there is a saved game of a level or of a campaign's next level, the picture shows the surroundings of the hero as
/// he knows them in that game.
///
/// A level that hides part of itself from the hero is shown as he sees it before his first step. Exceptions are levels
/// that were won and the player's own levels. A card must not give away the puzzle.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    explicit Thumbnails(CataloguePtr catalogue, QObject *parent = nullptr);

    /// Sets the size of the largest card picture, in logical pixels, for later requests. Pictures cover this size.
    void setPictureSize(QSize size) { m_pictureSize = size; }

    /// Sets the lists of saved games, victories and progress in campaigns, for later requests.
    void setKept(const GameLists &kept)
    {
        m_scores = kept.scores;
        m_progress = kept.campaigns;
        m_sights.saves = newestOfEach(kept.saves);
    }

    /// Sets the current game and the id of its save, for later requests: its file may be written later.
    void setUnderWay(const QString &id, std::optional<Game> game)
    {
        m_sights.underWay = id;
        m_sights.game = std::move(game);
    }

    /// Requests summaries and drops earlier requests. drawn() follows for each file, even if it cannot be read
    /// (LevelSummary::isUnreadable), but not for missing files and for levels too large for a small picture.
    void request(const QStringList &paths);

Q_SIGNALS:
    void drawn(const LevelSummary &summary);

private:
    bool stillHolds(const LevelSummary &summary) const;
    QString sightOf(const QString &path) const;

    CataloguePtr m_catalogue;
    HighScores m_scores{QString()};
    UnwrittenProgress m_progress;
    SightSource m_sights;
    QSize m_pictureSize{216, 162};
    FileFactCache<LevelSummary> m_files;
};
