#pragma once

#include "gamecore/data/appearance.h"
#include "gamecore/play/game.h"

#include <QJsonObject>

class EventList;

/// The result of a game, as values that outlive it.
struct GameSummary {
    QString level = {};          ///< name
    QJsonObject levelNames = {}; ///< in other languages: language -> name
    QString campaign = {}; ///< name of the campaign if the hero keeps his belongings in it; empty: no such campaign
    QJsonObject campaignNames = {}; ///< in other languages: language -> name
    QString ruleset = {};           ///< key
    QString day = {};               ///< day of a daily dungeon, as in GameSource::day
    QString hero = {};              ///< name given by the player; may be empty
    QString killer = {};            ///< cause of the hero's death, as Appearance::name; empty if he is alive
    QJsonObject killerNames = {};   ///< translations by the level's author: language -> name
    bool hasWon = false;
    bool isPractice = false; ///< does not count for the best games
    bool isDungeon = false;
    bool isRealTime = false;
    bool hasCharacter = false;   ///< the hero fights and grows
    bool hasGold = false;        ///< there was gold to collect
    bool hasGrowth = false;      ///< there was experience to gain
    bool hasAllTreasure = false; ///< there was treasure, and the hero has all of it
    int depth = 1;               ///< depth of a dungeon; 1 in a level
    int heroLevel = 1;
    int kills = 0;
    qint64 gold = 0;
    int turns = 0;
    int steps = 0;
    qint64 timeMs = 0;
    int speed = 100; ///< slowest speed at which real time passed, in percent; 100 under turns
    int hints = 0;   ///< number of hints taken
    std::uint64_t seed = 0;

    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

/// Returns the summary of a game; `killer` is as in killerOf(). Leaves `isPractice`, `day`, `speed`, `hints` and the
/// campaign at their defaults.
GameSummary summaryOf(const Game &game, const Appearance &killer, const QString &heroName = {});

/// Returns the name of the level in the program's language.
QString levelNameOf(const GameSummary &summary);
/// Returns the name of the campaign in the program's language; empty if there is none.
QString campaignNameOf(const GameSummary &summary);
/// Returns the name of the killer in the program's language; there must be one.
QString killerNameOf(const GameSummary &summary);

/// Returns the killer if `events` contain the hero's death: a monster, an item of his own, or terrain. Otherwise
/// returns an appearance without a name.
Appearance killerOf(const EventList &events, const World &world);

/// True if gold should be displayed: there was some to collect, or the hero has some.
bool countsGold(const GameSummary &summary);
/// True if the hero's level and the number of kills should be displayed.
bool countsGrowth(const GameSummary &summary);

/// Returns the summary as several lines of plain text in the program's language, for copying and saving.
QString textOf(const GameSummary &summary, const Catalogue &catalogue);
/// Returns the lines of the end screen: the hero's name, if any, then one or two lines of facts, without the seed.
QString factsOf(const GameSummary &summary);
/// Describes a dungeon game in one line: the hero's name, the depth, either the hero's level and kills or the turns,
/// and the killer.
QString deedsOf(const GameSummary &summary);
