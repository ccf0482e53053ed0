#pragma once

#include "gamecore/data/appearance.h"
#include "gamecore/play/game.h"

#include <QJsonObject>

class EventList;

/// How a game went, as values that outlive it.
struct GameSummary {
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
    bool hasGold = false;        ///< there was gold to collect
    bool hasGrowth = false;      ///< there was experience to gain
    bool hasAllTreasure = false; ///< there was some, and the hero has all of it
    int depth = 1;
    int heroLevel = 1;
    int kills = 0;
    qint64 gold = 0;
    int turns = 0;
    int steps = 0;
    qint64 timeMs = 0;
    int speed = 100; ///< under real time the slowest at which time passed, in percent
    int hints = 0;   ///< that the player has taken
    std::uint64_t seed = 0;

    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

/// `killer` is as killerOf().
GameSummary summaryOf(const Game &game, const Appearance &killer, const QString &heroName = {});

/// The name of the level in the language of the program.
QString levelNameOf(const GameSummary &summary);
/// The same of its campaign; empty if it has none.
QString campaignNameOf(const GameSummary &summary);
/// Returns what killed the hero, in the language of the program; there must be something.
QString killerNameOf(const GameSummary &summary);

/// Returns what killed the hero, if the events tell of his death: a monster, a thing of his own, or the ground. Without
/// a name if not.
Appearance killerOf(const EventList &events, const World &world);

/// True if gold is worth a number: there was some to collect, or the hero has some.
bool countsGold(const GameSummary &summary);
/// True if the hero's level and the monsters killed are worth a number.
bool countsGrowth(const GameSummary &summary);

/// The summary as plain text of several lines, in the language of the program, to be copied or saved.
QString textOf(const GameSummary &summary, const Catalogue &catalogue);
/// Returns the lines of the end screen: the name of the hero if he has one, then two or three of facts.
QString factsOf(const GameSummary &summary);
/// Describes a game in a dungeon in one line, without its seed: the hero, the depth, and what ended it.
QString deedsOf(const GameSummary &summary);
