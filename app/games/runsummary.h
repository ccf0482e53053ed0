#pragma once

#include "gamecore/data/appearance.h"
#include "gamecore/play/game.h"

#include <QJsonObject>

class EventList;

/// How a game went, as values that outlive it.
struct RunSummary {
    QString level = {};             ///< name
    QJsonObject levelNames = {};    ///< in other languages: language -> name
    QString campaign = {};          ///< name of the campaign whose hero keeps what he has; empty: none
    QJsonObject campaignNames = {}; ///< in other languages: language -> name
    QString ruleset = {};           ///< key
    QString day = {};               ///< day of its dungeon, as GameSource::day
    QString hero = {};              ///< the name that the player gave him; may be empty
    QString killer = {};            ///< what killed the hero, as Appearance::name; empty: nothing did
    QJsonObject killerNames = {};   ///< by its author, in other languages: language -> name
    bool hasWon = false;
    bool isPractice = false; ///< not for the best games
    bool isDungeon = false;
    bool isRealTime = false;
    bool hasCharacter = false;   ///< the hero fights and grows
    bool hasAllTreasure = false; ///< there was some, and the hero has all of it
    int depth = 1;
    int heroLevel = 1;
    int kills = 0;
    qint64 gold = 0;
    int turns = 0;
    int steps = 0;
    qint64 timeMs = 0;
    int speed = 100; ///< under real time the slowest at which time passed, in percent
    std::uint64_t seed = 0;

    friend bool operator==(const RunSummary &, const RunSummary &) = default;
};

/// `killer` is as killerOf().
RunSummary summaryOf(const Game &game, const Appearance &killer, const QString &heroName = {});

/// The name of the level in the language of the program.
QString levelNameOf(const RunSummary &summary);
/// The name of its campaign in the language of the program; empty if it has none.
QString campaignNameOf(const RunSummary &summary);
/// The name of what killed the hero, which something must have, in the language of the program.
QString killerNameOf(const RunSummary &summary);

/// What killed the hero, if the events tell of his death: a monster, a thing of his own, or the ground. Without a name
/// if not.
Appearance killerOf(const EventList &events, const World &world);

/// The summary as plain text of several lines, in the language of the program, to be copied or saved.
QString textOf(const RunSummary &summary, const Catalogue &catalogue);
/// The two or three lines of the end screen about it, after the name of the hero if he has one.
QString factsOf(const RunSummary &summary);
/// One line about a game in a dungeon, without its seed: who went, how deep, and what ended it.
QString deedsOf(const RunSummary &summary);
