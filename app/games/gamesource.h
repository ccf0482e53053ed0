#pragma once

#include "app/games/campaignprogress.h"
#include "app/games/gamesummary.h"
#include "app/games/playsession.h"
#include "app/games/recordingbranches.h"
#include "gamecore/play/campaign.h"
#include "gamecore/play/game.h"
#include "gamecore/replay/run.h"
#include "gamecore/world/worldstate.h"

#include <QDate>
#include <QJsonArray>
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
    QString way = {};                        ///< of the campaign, as CampaignProgress::way
    std::optional<Traveller> traveller = {}; ///< the hero who came from the level before
    QString beginning = {};                  ///< equal in a game and its restarts
    QString takenFrom = {};                  ///< the run that it, or what it began again, was taken over from; its id
    /// The player of its beginning: a game that is taken over is not played by the person alone.
    RunOrigin::By by = RunOrigin::By::Person;
    bool isTest = false;     ///< started from the editor
    bool isPractice = false; ///< it was known what the hero had not seen: by the editor, or by a run
    QString heroName = {};   ///< of a dungeon; may be empty
    QString day = {};        ///< of a dungeon that is the same for everybody that day; ISO 8601
    PlayTally tally = {};    ///< of a kept game that goes on; as PlaySession::start()

    QJsonArray said = {}; ///< last in the log of a kept game that goes on; as keptLines()

    bool hasNext() const { return campaign && place + 1 < campaign->levels.size(); }
};

/// The source of a level file that is opened by itself; an empty path: the level has none.
GameSource sourceOfFile(const QString &path);

/// The source of the level that a campaign goes on with; without a file once all levels are won.
GameSource sourceOf(const Campaign &campaign, const CampaignProgress &progress);

/// The source of a game that is taken over from a run as practice, which need not be kept.
GameSource sourceOfTakenOver(const RecordingBranch &branch, const Game &game, const QString &heroName);

/// The source of the next level after a victory in `won`; there must be one.
GameSource nextOf(const GameSource &source, const World &won);
/// The source of another game of the same, with other chance: only a hero who came from a level before stays.
GameSource anew(GameSource source);

/// The files that a victory in a game of that source wins: the level's, and that of the campaign whose last level it
/// is.
QStringList filesToWin(const GameSource &source);

/// The summary of the game that a session plays, which has that source; `killer` is as killerOf().
GameSummary summaryOf(const PlaySession &session, const Appearance &killer, const GameSource &source);

/// Returns what a save remembers beside the game itself, without the lines of the log.
QJsonObject originOf(const GameSource &source);
/// Adds the last lines of the log to what a save remembers.
void rememberSaid(const QJsonArray &said, QJsonObject &origin);
/// Adds what was counted beside a game in `world`.
void rememberTally(const PlayTally &tally, const World &world, QJsonObject &origin);
/// Returns the player of a game of that source, for its recording.
RunOrigin runOriginOf(const GameSource &source);
/// Names what a game of that origin plays: a level's file, a level on one way through a campaign, the dungeon of a day,
/// what was taken over from a run, or any other dungeon. Equal if and only if two games play the same one.
QString playedIn(const QJsonObject &origin);
/// True if playedIn() is equal for both.
bool isOfTheSame(const QJsonObject &origin, const QJsonObject &other);
/// The source of a game that was saved with that origin; a campaign or a file that is no longer there is left out.
GameSource sourceFrom(const QJsonObject &origin, const Game &game);

/// The seed of a day, 0..largestSeed: the same for everybody, neighboring days far apart.
std::uint64_t dailySeed(const QDate &day);
/// The day of the last ten years whose dungeon has that seed, as GameSource::day; empty if there is none.
QString dayOfSeed(std::uint64_t seed);
/// The day that it is for everybody just now: that of UTC.
QDate today();
/// A seed from the system's source of chance, 0..largestSeed.
std::uint64_t drawnSeed();
