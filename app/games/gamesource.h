#pragma once

#include "app/games/campaignprogress.h"
#include "app/games/gamesummary.h"
#include "app/games/playsession.h"
#include "app/games/recordings.h"
#include "gamecore/play/campaign.h"
#include "gamecore/play/game.h"
#include "gamecore/replay/run.h"
#include "gamecore/world/worldstate.h"

#include <QDate>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>

/// The source of a game: its level file, campaign and hero, and how the game began. The source determines which level
/// comes next; saves store it (originOf()). A level opened by itself belongs to the campaign of its folder; a dungeon
/// belongs to no campaign.
struct GameSource {
    QString path = {};                       ///< the level's file; empty if it has none
    std::optional<Campaign> campaign = {};   ///< campaign that the level belongs to
    qsizetype place = 0;                     ///< index of the level in the campaign
    bool isRemembered = false;               ///< progress in the campaign is saved; false for a level opened by itself
    QString way = {};                        ///< identifies the pass through the campaign (CampaignProgress::way)
    std::optional<Traveller> traveller = {}; ///< hero who comes from the previous level; std::nullopt: a new one
    QString beginning = {}; ///< id of the game's first save; restarts of the game keep it. Empty until the game begins
    /// Id of the recording from which the game was taken over, or a new id if the run is not a recording. Restarts of
    /// the game keep it. Empty: not taken over.
    QString takenFrom = {};
    /// The player of the game's beginning. In a game taken over from a run, this is the player of the run, such as a
    /// bot.
    RunOrigin::By by = RunOrigin::By::Person;
    bool isTest = false;     ///< a test from the editor
    bool isPractice = false; ///< the player had information that the hero lacks, from the editor or from a run
    QString heroName = {};   ///< name of the hero of a dungeon; may be empty
    QString day = {};        ///< day of a daily dungeon, ISO 8601
    PlayTally tally = {};    ///< counts of a continued save, for PlaySession::start(); empty once the game has begun

    QJsonArray said = {}; ///< last log lines of a continued save (keptLines()); empty once the game has begun

    /// True if another level follows in the campaign.
    bool hasNext() const { return campaign && place + 1 < campaign->levels.size(); }
};

/// Returns the source of a level file opened by itself. An empty path means that the level has no file.
GameSource sourceOfFile(const QString &path);

/// Returns the source of the next level in a campaign. Its path is empty if all levels are won.
GameSource sourceOf(const Campaign &campaign, const CampaignProgress &progress);

/// Returns the source of a practice game that is taken over from a run. The run need not be a recording.
GameSource sourceOfTakenOver(const RecordingBranch &branch, const Game &game, const QString &heroName);

/// Returns the source of the next level after a victory in `won`; there must be a next level.
GameSource nextOf(const GameSource &source, const World &won);
/// Returns the source of a new game of the same level or dungeon with another seed. The new game is no daily dungeon
/// and no restart, and a person begins it. If `source` is practice, the new game is practice only if its hero comes
/// from a previous level.
GameSource anew(GameSource source);

/// Returns the files marked as won by a victory: the level, and the campaign if its progress is saved and this is its
/// last level.
QStringList filesToWin(const GameSource &source);

/// Returns a summary of the session's game, whose source is `source`. `killer` is as in killerOf().
GameSummary summaryOf(const PlaySession &session, const Appearance &killer, const GameSource &source);

/// Returns the values that a save stores besides the game itself: its *origin*. The next two functions add the log
/// lines and the tally.
QJsonObject originOf(const GameSource &source);
/// Adds the last lines of the log to the origin of a save.
void rememberSaid(const QJsonArray &said, QJsonObject &origin);
/// Adds the tally of a game in `world` to the origin of its save.
void rememberTally(const PlayTally &tally, const World &world, QJsonObject &origin);
/// Returns the origin that is written into the recording of a game with this source: the player, the hero's name, and
/// whether the game is practice. A test counts as practice.
RunOrigin runOriginOf(const GameSource &source);
/// Returns a key for what is played: a level file, a level in one pass through a campaign, a daily dungeon, a game
/// taken over from a run, or any other dungeon. Two games play the same thing if and only if their keys are equal.
QString playKeyOf(const QJsonObject &origin);
/// True if playKeyOf() is equal for both.
bool isOfTheSame(const QJsonObject &origin, const QJsonObject &other);
/// Returns the source of a saved game, from the origin of its save. If the campaign no longer exists or no longer
/// contains the level, the level counts as opened by itself.
GameSource sourceFrom(const QJsonObject &origin, const Game &game);

/// Returns the seed of a day, 0..largestSeed. It is the same on every computer, and neighboring days have very
/// different seeds.
std::uint64_t dailySeed(const QDate &day);
/// Returns the day of the last ten years whose dungeon has that seed, as in GameSource::day; empty if there is none.
QString dayOfSeed(std::uint64_t seed);
/// Returns the current day in UTC, which is the same for all players.
QDate today();
/// Returns a random seed from the system, 0..largestSeed.
std::uint64_t randomSeed();
