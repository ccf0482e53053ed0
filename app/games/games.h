#pragma once

#include "app/games/autosave.h"
#include "app/games/campaignprogress.h"
#include "app/games/gamesource.h"
#include "app/games/highscores.h"
#include "app/games/playsession.h"
#include "app/games/recordings.h"
#include "app/games/saves.h"
#include "app/messages/sentence.h"
#include "editor/storage/loadedlevel.h"
#include "gamecore/base/issue.h"

#include <QObject>

#include <array>
#include <functional>

// app/games: games: begun, kept, gone on with, counted among the best.
//
// A *session* is the game in memory, a *save* a game to go on with, a *recording* a run on the disk to be watched, a
// *score* one of the best games. Games reads the level or the campaign and looks for the newest save of the same,
// PlaySession plays that one or a new Game, AutoSave writes it into Saves, and a victory is remembered by ProgressFiles
// and ScoreFile. Each game that was played is among Recordings, won, lost or left. All files are written by a
// WriteQueue, one for each kind, because a recording is played again before it is written.
//
// A game that was taken over from a run belongs to the run, not to the level's file, which may be another by now, nor
// to a campaign: so it has no path, begins again from the level as it was played, and is practice whatever comes of it.
// Its save and its recording have the id by which RecordingBranches knows it.
//
// The speed of a game under real time is for those who see, think or move slower, and their victories count. Only a
// best game says how fast somebody was, and one in which the monsters were slower is no answer to one in which they
// were not: so it is listed with its speed, behind those at 100 % or more. That a level was won is remembered by its
// file, beside the best games: only ten of a level are kept there, and the mark would be lost to the better ones.
//
// Names of games hold no grammar: of "Tombs · Brida" and "Brida in Tombs" the second one has a case in German and an
// article in English.

/// Lists of what was played, for cards and dialogs, with what could not be written yet.
struct GameLists {
    QList<SaveInfo> saves = {}; ///< the newest first
    HighScores scores = HighScores(QString());
    UnwrittenProgress campaigns = {};
};

/// The games of a session: how they begin, go on, and what follows them. Each has a save of its own from its beginning
/// to its end; only a restart takes the place of a game that is not older than what AutoSave may lose. Once a game is
/// won its restarts are over too. A test from the editor is neither saved nor remembered, but it is recorded.
///
/// If two ways through a campaign were played, the campaign goes on with the one that was played last. The other one
/// waits among the saves: if the player begins at the first level again, the hero of before is saved before the level
/// that he had come to.
///
/// If something cannot be played, a signal tells why; then nothing else changes and the result is false.
class Games : public QObject {
    Q_OBJECT

public:
    /// The part of a campaign to play: the newest save of its next level, or that level if there is none; that level
    /// in any case; the first level, with a new hero.
    enum class Begin : std::uint8_t { GoOn, LevelAnew, FirstLevel };

    /// So many saves of the same are kept before crowded() tells which could be deleted.
    static constexpr int mostOfTheSame = 20;

    /// The session must outlive this.
    Games(CataloguePtr catalogue, PlaySession &session, QObject *parent = nullptr);
    /// Sets the worker that reads large levels and begins their games; what is cancelled is not played.
    void setWorker(const Worker &worker) { m_worker = worker; }

    /// Reads a level file and plays it.
    bool playFile(const QString &path);
    /// Plays what was read of a level file.
    bool playRead(ReadLevel read, const QString &path);
    /// Goes on with the newest save of the level file, or plays it if there is none or if the level is no longer
    /// the one that was played.
    bool openRead(ReadLevel read, const QString &path);
    /// `path` is the level's file, empty if it has none.
    bool playLevel(PlayableLevel level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt)
    {
        return start(std::move(level), sourceOfFile(path), seed);
    }
    /// Plays the dungeon of a ruleset, which must have one; `heroName` may be empty.
    bool playDungeon(const QString &heroName, const QString &ruleset, std::uint64_t seed)
    {
        return begin(Game::startDungeon(m_catalogue, ruleset, seed), {.heroName = heroName});
    }
    /// Plays the dungeon of today, or goes on with the newest save of it.
    bool playDaily(const QString &heroName, const QString &ruleset, bool isAnew);
    /// A campaign is a file or a folder. Once all of it is won it begins at the first level again.
    bool playCampaign(const QString &path, Begin begin = Begin::GoOn);
    /// Goes on with a saved game, or with the one under way if that is its save.
    bool continueSaved(const QString &id);
    /// Goes on from a moment of a recording in a game of its own, as practice: `game` has all commands until then in
    /// its history(), `branch` names the recording, if there is one, and the moment. A hero of that name, which may be
    /// empty, plays on. The game is saved at once and recorded as any other. False if nothing is left to play then.
    /// `said` are the last lines of the log until then (keptLines()).
    bool takeOver(Game game, const RecordingBranch &branch, const QString &heroName, const QJsonArray &said = {});
    /// Plays a level of the editor.
    bool test(PlayableLevel level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt)
    {
        return start(std::move(level), {.path = path, .isTest = true}, seed);
    }
    /// Goes on with a game as a test of the level at `path`: with one that is under way and whose level was changed
    /// under it, or from a moment of one that was played, of which `branch` tells, if it is not null, as in takeOver().
    /// `leftBehind` are keys of what the hero could not take with him.
    void testOn(Game game, const QString &path, const QStringList &leftBehind, const RecordingBranch *branch = nullptr);
    /// Plays a campaign from one of its levels on, without remembering how far.
    bool testCampaign(const QString &path, qsizetype place);
    /// Drops the game if it is a test.
    void endTest();
    /// Begins the game again with the same seed; does nothing without a game.
    void restart();
    /// Begins the game again with another seed; does nothing without a game.
    void playAgain();
    /// The next level of the campaign, if there is one.
    void playNext();

    /// The file of a level was renamed: its games belong to the new one, also the one that is under way.
    /// Says why the victories and best games could not be written under the new name.
    std::optional<SaveFault> fileMoved(const QString &from, const QString &to);

    /// From now on the game that is under way is not among the best, which its save remembers at once.
    void becomePractice();

    /// Where the game comes from and what comes next.
    const GameSource &source() const { return m_source; }
    /// True if the level of a campaign was just won, and another one comes after it.
    bool hasWonWithNext() const { return hasWon() && m_source.isRemembered && m_source.hasNext(); }
    bool isTest() const { return m_source.isTest; }

    Saves &saves() { return m_saves; }
    Recordings &recordings() { return m_recordings; }
    ScoreFile &scores() { return m_scores; }
    /// Sets where the best games are; empty: nowhere, which is for demonstrations.
    void setScoresPath(const QString &path) { m_scores.setPath(path); }
    const QString &scoresPath() const { return m_scores.path(); }
    GameLists lists() const;
    /// `said` gives what the log says, which is saved beside a game; as keptLines().
    void setSaid(const std::function<QJsonArray()> &said);

    /// The id of the save of the game that is under way; empty if it is not saved.
    QString currentSave() const { return m_session.isUnderWay() ? m_autoSave.id() : QString(); }
    /// Returns what a list of saves would read of the game that is under way; there must be one.
    SaveHead currentSaveHead() const;
    /// Writes what was played; all of it is on the disk then, or waits in saves().
    void saveForLater();
    /// Records the game that is under way as far as it has come; it is recorded again once it is over or left.
    void record();
    /// The id under which the game that is under way, or was played last, is recorded.
    const QString &recordingId() const { return m_recordingId; }
    /// Writes what was played and could not be written until now. Returns why something still cannot be written;
    /// std::nullopt if all is on the disk.
    std::optional<SaveFault> writeRest();

Q_SIGNALS:
    /// The session is about to start a game; source() is already its source.
    void beginning();
    /// The game that was asked for is the one under way.
    void wentOn();
    /// More than Games::mostOfTheSame games of what was just begun are kept: these are the older ones.
    void crowded(const QList<SaveInfo> &older);
    void refused(const IssueList &issues, const QString &path);
    /// A save cannot be loaded; `why` is a sentence.
    void notLoaded(const QString &why);
    /// A sentence for the log.
    void said(const Sentence &sentence);

private:
    bool hasWon() const
    {
        return m_session.state() == PlaySession::State::Over && m_session.world().status() == Status::Won;
    }
    bool start(PlayableLevel level, GameSource source, std::optional<std::uint64_t> seed = std::nullopt);
    /// Begins a game, with a save of its own if `id` is empty.
    bool begin(Game game, GameSource source, const QString &id = {});
    /// Begins one that branches off a recording, which is noted before.
    bool beginBranch(Game game, GameSource source, const RecordingBranch &branch);
    bool playPlace(GameSource source, bool isAnew);
    bool goOn(const GameSource &source, const Level *level, Sentence &note);
    bool goOnWithSave(const QString &id, const Level *level, Sentence &note);
    bool told(bool isPlayed, const Sentence &note);
    std::optional<PlayableLevel> playableOf(ReadLevel read, const QString &path);
    void startAnew(const std::function<void()> &start);
    void tellCrowd();
    Sentence noteOf(const QStringList &leftBehind) const;

    QString newestSaveOf(const GameSource &source) const;
    QString beginRecording(const QString &id);
    void beginSave(const QString &id);
    void saveOrigin();
    bool savePlace(const Campaign &campaign, const CampaignProgress &progress);
    void recordWhole();
    void endGame(PlaySession::State state);
    void rememberVictory();
    void changeWay(const Campaign &campaign, const CampaignProgress &known, const CampaignProgress &played);
    void saveProgress(const Campaign &campaign, const CampaignProgress &progress);
    std::array<WriteQueue *, 4> queues();
    void retryUnwritten();
    void tellUnsaved(const QString &path, const SaveFault &fault);

    CataloguePtr m_catalogue;
    PlaySession &m_session;
    Worker m_worker = workHere;
    GameSource m_source;
    Saves m_saves{m_catalogue};
    AutoSave m_autoSave{m_session, m_saves};
    Recordings m_recordings{m_catalogue};
    QString m_recordingId;
    ProgressFiles m_progress;
    ScoreFile m_scores;
    bool m_isToldUnsaved = false; ///< of the game under way
};
