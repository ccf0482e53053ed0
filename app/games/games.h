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

// app/games: the game in memory, and its files for saves, recordings, scores and progress in campaigns.
//
// A *session* is the game in memory, a *save* a game to go on with, a *recording* a run on disk for watching, and a
// *score* one of the best games. Games reads the level or campaign and looks for its newest save. PlaySession plays
// that save or a new Game, and AutoSave writes it into Saves. A victory in a campaign is stored in ProgressFiles. The
// end screen (LevelPage) adds games that count to the ScoreFile. Every game played is added to Recordings: won, lost or
// abandoned. Each kind of file has a WriteQueue with a worker thread, because preparing a file can take long: a
// recording, for example, is replayed before it is written.
//
// A game taken over from a run belongs to the run. It belongs neither to the level's file, which may have changed, nor
// to a campaign. It therefore has no path, restarts from the level as it was played, and always counts as practice. Its
// save and its recording have the id under which RecordingBranches knows it.
//
// The speed of a real-time game is an aid for players who see, think or move more slowly, and their victories count.
// Times are compared only in the lists of best games. A game with slower monsters is not comparable there, so it is
// listed with its speed, after games at 100 % or more. Which files were won is stored separately from the best games.
// Only the ten best games of a level are stored, so a victory stored only with its game would be lost once ten games
// are better.
//
// The title of a game joins its parts with dots: "Tombs · Brida". A phrase such as "Brida in Tombs" would need an
// article in English and a case in German.

/// Saves, scores and progress for cards and dialogs, including data that is not written yet.
struct GameLists {
    QList<SaveInfo> saves = {}; ///< newest first
    HighScores scores = HighScores(QString());
    UnwrittenProgress campaigns = {};
};

/// The controller of a session's games: starts, continues and restarts them, and plays the next level of a campaign.
/// Each game has one save, from its first command until the game is over. Restarting and playing again keep the save of
/// the previous game, unless that game had barely begun (AutoSave::hasBarelyBegun()). A victory also deletes the saves
/// of all games that are linked with the won game by restart(), earlier and later ones. A test from the editor is
/// neither saved nor counted, but it is recorded.
///
/// The progress of a campaign belongs to one pass through it (CampaignProgress::way), the one that was played last. If
/// the player begins again at the first level, the hero of the previous pass remains as a saved game, at the beginning
/// of the level that he had reached.
///
/// Functions that start or continue a game return false if it cannot be played. The current game then stays as it is,
/// and a signal gives the reason, unless the user cancelled.
class Games : public QObject {
    Q_OBJECT

public:
    /// The part of a campaign to play. GoOn: the newest save of its next level, or this level from its beginning if no
    /// save can be continued. LevelAnew: the next level from its beginning. FirstLevel: the first level, with a new
    /// hero.
    enum class Begin : std::uint8_t { GoOn, LevelAnew, FirstLevel };

    /// The number of saves of the same level or dungeon above which crowded() is emitted.
    static constexpr int mostOfTheSame = 20;

    /// The session must outlive this object.
    Games(CataloguePtr catalogue, PlaySession &session, QObject *parent = nullptr);
    /// Sets the worker that reads large levels and begins their games. If it is cancelled, nothing is played.
    void setWorker(const Worker &worker) { m_worker = worker; }

    /// Reads a level file and starts a new game of it.
    bool playFile(const QString &path);
    /// Starts a new game of a level that was read from a file.
    bool playRead(ReadLevel read, const QString &path);
    /// Continues the newest save of the level file. Starts a new game if there is no save, if the save cannot be
    /// loaded, or if the level has since changed in a way that affects play.
    bool openRead(ReadLevel read, const QString &path);
    /// Starts a new game of a level. `path` is the level's file; empty if it has none. Without `seed`, the seed is
    /// random.
    bool playLevel(PlayableLevel level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt)
    {
        return start(std::move(level), sourceOfFile(path), seed);
    }
    /// Starts a new game in the dungeon of a ruleset, which must have one; `heroName` may be empty.
    bool playDungeon(const QString &heroName, const QString &ruleset, std::uint64_t seed)
    {
        return begin(Game::startDungeon(m_catalogue, ruleset, seed), {.heroName = heroName});
    }
    /// Continues the newest save of today's dungeon. Starts a new game if there is none, or if `isAnew`.
    bool playDaily(const QString &heroName, const QString &ruleset, bool isAnew);
    /// Plays the next level of a campaign, which is a file or a folder. A campaign that is completely won begins again
    /// at the first level.
    bool playCampaign(const QString &path, Begin begin = Begin::GoOn);
    /// Continues a saved game. If it is the current game, only emits gameResumed().
    bool continueSaved(const QString &id);
    /// Continues from a moment of a recording as a separate practice game. `game` has all commands until that moment in
    /// its history(). `branch` identifies the moment and, if there is one, the recording. `heroName` may be empty. The
    /// game is saved at once and recorded. False if the game is already over at that moment. `said` holds the last log
    /// lines before that moment (keptLines()).
    bool takeOver(Game game, const RecordingBranch &branch, const QString &heroName, const QJsonArray &said = {});
    /// Plays a level from the editor as a test.
    bool test(PlayableLevel level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt)
    {
        return start(std::move(level), {.path = path, .isTest = true}, seed);
    }
    /// Continues a game as a test of the level at `path`. Without `branch`, `game` is the current game after its level
    /// was changed. With `branch`, `game` was taken over from a moment of an earlier game, as in takeOver().
    /// `leftBehind` lists keys of items that the hero could not keep.
    void testOn(Game game, const QString &path, const QStringList &leftBehind, const RecordingBranch *branch = nullptr);
    /// Plays a campaign as a test, starting at the level of index `place`. Its progress is not saved.
    bool testCampaign(const QString &path, qsizetype place);
    /// Records and ends the game if it is a test; otherwise does nothing.
    void endTest();
    /// Restarts the game with the same seed; does nothing without a game.
    void restart();
    /// Starts a new game of the same level or dungeon with a random seed; does nothing without a game.
    void playAgain();
    /// Plays the next level of the campaign from its beginning; does nothing if there is none.
    void playNext();

    /// Assigns the saves, victories and best games of a renamed level file to the new path. If the current game plays
    /// this file, also assigns the game. Returns why victories and best games could not be updated; std::nullopt on
    /// success.
    std::optional<SaveFault> fileMoved(const QString &from, const QString &to);

    /// Makes the current game a practice game, which does not count for the best games, and updates its save at once.
    void becomePractice();

    /// Returns the source of the current or last game, which also determines the next level.
    const GameSource &source() const { return m_source; }
    /// True if a level was just won in a campaign whose progress is saved, and another level follows.
    bool hasWonWithNext() const { return hasWon() && m_source.isRemembered && m_source.hasNext(); }
    bool isTest() const { return m_source.isTest; }

    Saves &saves() { return m_saves; }
    Recordings &recordings() { return m_recordings; }
    ScoreFile &scores() { return m_scores; }
    /// Sets the file of the best games. Empty: best games are not stored, for demonstrations.
    void setScoresPath(const QString &path) { m_scores.setPath(path); }
    const QString &scoresPath() const { return m_scores.path(); }
    /// Returns the current lists. If best games wait to be written, first waits until writing was tried once.
    GameLists lists() const;
    /// Sets the function that returns the log lines saved with a game, as keptLines().
    void setSaid(const std::function<QJsonArray()> &said);

    /// Returns the id of the current game's save; empty if no game is under way, or if it is a test.
    QString currentSave() const { return m_session.isUnderWay() ? m_autoSave.id() : QString(); }
    /// Returns the head (facts for lists) that a save of the current game would have. There must be a game.
    SaveHead currentSaveHead() const;
    /// Saves the current game. Afterwards it is on the disk or waits in saves().
    void saveForLater();
    /// Records the current game up to now, if it is neither won nor lost. It is recorded again when it is over or
    /// abandoned.
    void record();
    /// Returns the id of the recording of the current or last game.
    const QString &recordingId() const { return m_recordingId; }
    /// Saves the current game, and retries everything that could not be written. Returns why something still cannot be
    /// written; std::nullopt if everything is on the disk.
    std::optional<SaveFault> writeRest();

Q_SIGNALS:
    /// Emitted before the session starts a game, except by restart(). source() is already the source of the new game.
    void beginning();
    /// Emitted when the requested game is already the current one, which goes on unchanged.
    void gameResumed();
    /// Emitted when there are more than Games::mostOfTheSame saves of the level or dungeon just begun. `older` lists
    /// all but the ten newest ones.
    void crowded(const QList<SaveInfo> &older);
    /// Emitted when a level or campaign cannot be read or played. `issues` says why, and `path` is its file.
    void refused(const IssueList &issues, const QString &path);
    /// Emitted when a save cannot be loaded; `why` is a sentence.
    void notLoaded(const QString &why);
    /// Emitted with a sentence about the game that should be logged.
    void said(const Sentence &sentence);

private:
    bool hasWon() const
    {
        return m_session.state() == PlaySession::State::Over && m_session.world().status() == Status::Won;
    }
    bool start(PlayableLevel level, GameSource source, std::optional<std::uint64_t> seed = std::nullopt);
    /// Begins a game. Its recording and, unless it is a test, its save have the id `id`; a new id if `id` is empty.
    bool begin(Game game, GameSource source, const QString &id = {});
    /// Stores that a game branches off a recording, then begins the game.
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
    /// It was reported that the current game cannot be saved, and saving has not succeeded since.
    bool m_isToldUnsaved = false;
};
