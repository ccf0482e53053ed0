#pragma once

#include "gamecore/play/campaign.h"
#include "gamecore/play/game.h"
#include "gamecore/world/character.h"

#include <QJsonObject>
#include <QString>

#include <optional>

/// Where a game comes from: what begins again, and what comes next. A level opened by itself belongs to the campaign of
/// its folder, a dungeon to none.
struct GameSource {
    QString path = {};                       ///< the level's file; empty if it has none
    std::optional<Campaign> campaign = {};   ///< which the level belongs to
    qsizetype place = 0;                     ///< of the level in the campaign
    bool isRemembered = false;               ///< how far the campaign was played is kept
    std::optional<Traveller> traveller = {}; ///< the hero who came from the level before
    bool isTest = false;                     ///< started from the editor
    QString heroName = {};                   ///< of a dungeon; may be empty

    bool hasNext() const { return campaign && place + 1 < campaign->levels.size(); }
};

/// The source of a level file that is opened by itself; an empty path: of a level that has none.
GameSource sourceOfFile(const QString &path);

/// What a save remembers beside the game itself.
QJsonObject originOf(const GameSource &source);
/// The source of a game that was saved with that; a campaign or a file that is no longer there is left out.
GameSource sourceFrom(const QJsonObject &origin, const Game &game);
