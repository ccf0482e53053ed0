#pragma once

#include "app/games/bestgames.h"
#include "app/games/campaignmemory.h"
#include "app/games/gamekeeper.h"
#include "app/games/keptplay.h"
#include "app/games/keptruns.h"
#include "app/games/playsession.h"
#include "editor/storage/worker.h"
#include "gamecore/base/issue.h"

#include <QObject>

#include <functional>

/// Played games that cannot be written. That of the game under way is told once, although it is tried every few
/// turns, and when it can be written again; the log of the next game says nothing yet, so there it is told anew. As
/// soon as a game can be written the rest is tried again.
class UnsavedPlay : public QObject {
    Q_OBJECT

public:
    /// The stores of played games.
    struct Keepers {
        GameKeeper &games;
        KeptRuns &runs;
        CampaignMemory &campaigns;
        BestGames &best;
    };

    /// All must outlive this.
    UnsavedPlay(const Keepers &keepers, PlaySession &session, QObject *parent = nullptr);

    /// Writes what could not be written until now. Why that still fails; nothing if all is on the disk.
    std::optional<SaveFault> writeRest();

Q_SIGNALS:
    /// A sentence for the log.
    void said(const Sentence &sentence);

private:
    void noteWritten();
    void tell(const QString &slot, const SaveFault &fault);

    Keepers m_keepers;
    bool m_isTold = false;
};

/// The run of the game that a session plays: it is kept once that game is over, or left for another one.
class PlayedRun : public QObject {
    Q_OBJECT

public:
    /// Returns the player of the session's game; called when the game is kept.
    using Origin = std::function<RunOrigin()>;

    /// The session must outlive this. `heldOnTo` gives the ids of runs that do not go.
    PlayedRun(CataloguePtr shipped, PlaySession &session, Origin origin, std::function<QSet<QString>()> heldOnTo);

    KeptRuns &kept() { return m_kept; }
    /// Under which the game that is under way, or was played last, is kept.
    const QString &id() const { return m_id; }

    /// The session is about to start a game of `slot`, of a new one if that is empty, which is returned.
    QString begin(const QString &slot);
    /// Notes that the game of that id, which is about to begin, branches off another. That one is kept then, even if
    /// it is the one of the session and none is. A fault if it cannot be noted.
    std::optional<SaveFault> branchOff(const QString &id, const RunBranch &branch);
    /// The game that is under way makes room.
    void leave();

private:
    void keep();

    PlaySession &m_session;
    Origin m_origin;
    std::function<QSet<QString>()> m_heldOnTo;
    KeptRuns m_kept;
    QString m_id;
};

// app/games: games: begun, kept, gone on with, counted among the best.
//
// A game begins, is kept and goes on so: Games reads the level or the campaign, GameKeeper looks for the newest kept
// game of the same, PlaySession plays that one or a new Game, AutoSave writes it into SaveSlots, and a victory is
// remembered by CampaignMemory and BestGames. Whatever was played is a run among KeptRuns, won, lost or left.
//
// A game that was taken over from a run belongs to the run, not to the level's file, which may be another by now, nor
// to a campaign: so it has no path, begins again from the level as it was played, and is practice whatever comes of it.
// It is kept under the id by which RunBranches knows it, from its slot to its run.
//
// The speed of a game under real time is for those who see, think or move slower, and their victories count. Only a
// best game says how fast somebody was, and one in which the monsters were slower is no answer to one in which they
// were not: so it is listed with its speed, behind those at 100 % or more. That a level was won is remembered by its
// file, beside the best games: only ten of a level are kept there, and the mark would be lost to the better ones.
//
// Names of games hold no grammar: of "Tombs · Brida" and "Brida in Tombs" the second one has a case in German and an
// article in English.

/// The games of a session: how they begin, go on, and what follows them. They are kept by a GameKeeper; once one is won
/// its restarts are over too. How far campaigns were played is remembered. A test from the editor is neither saved nor
/// remembered, but its run is kept.
///
/// Whatever cannot be played is told by a signal; then nothing else changes and the result is false.
class Games : public QObject {
    Q_OBJECT

public:
    /// What to play of a campaign: the newest kept game of its next level, or that level if there is none; that level
    /// in any case; the first level, with a new hero.
    enum class Begin : std::uint8_t { GoOn, LevelAnew, FirstLevel };

    /// The session must outlive this.
    Games(CataloguePtr catalogue, PlaySession &session, QObject *parent = nullptr);
    /// Who reads large levels and begins their games; what is cancelled is not played.
    void setWorker(const Worker &worker) { m_worker = worker; }

    /// Reads a level file and plays it.
    bool playFile(const QString &path);
    /// Plays what was read of a level file.
    bool playRead(ReadLevel read, const QString &path);
    /// Goes on with the newest kept game of the level file, or plays it if there is none or if the level is no longer
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
    /// Plays the dungeon of today, or goes on with the newest kept game of it.
    bool playDaily(const QString &heroName, const QString &ruleset, bool isAnew);
    /// A campaign is a file or a folder. Once all of it is won it begins at the first level again.
    bool playCampaign(const QString &path, Begin begin = Begin::GoOn);
    /// Goes on with a saved game, or with the one under way if that is its slot.
    bool continueSaved(const QString &id);
    /// Goes on from a moment of a run in a game of its own, as practice: `game` has all commands until then in its
    /// history(), `branch` names the run, if it is kept, and the moment. A hero of that name, which may be empty, plays
    /// on. It is a saved game at once, and a run as any other. False if nothing is left to play then.
    /// `said` are the last lines of the log until then (keptLines()).
    bool takeOver(Game game, const RunBranch &branch, const QString &heroName, const QJsonArray &said = {});
    /// Plays a level of the editor.
    bool test(PlayableLevel level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt)
    {
        return start(std::move(level), {.path = path, .isTest = true}, seed);
    }
    /// Goes on with a game as a test of the level at `path`: with one that is under way and whose level was changed
    /// under it, or from a moment of one that was played, of which `branch` tells, if it is not null, as in takeOver().
    /// `leftBehind` are keys of what the hero could not take with him.
    void testOn(Game game, const QString &path, const QStringList &leftBehind, const RunBranch *branch = nullptr);
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

    /// From now on the game that is under way is not among the best, which its slot remembers at once.
    void becomePractice()
    {
        m_source.isPractice = true;
        m_kept.setSource(m_source);
    }

    /// What is played and what comes next.
    const GameSource &source() const { return m_source; }
    /// Whether the level of a campaign was just won, and another one comes after it.
    bool hasWonWithNext() const { return hasWon() && m_source.isRemembered && m_source.hasNext(); }
    bool isTest() const { return m_source.isTest; }

    /// Where the games are kept.
    GameKeeper &kept() { return m_kept; }
    /// Keeps the game that is under way as a run as far as it has come, as it will be kept anew once it is over or
    /// left.
    void keepRun() { m_run.leave(); }
    /// What was played, for watching it.
    KeptRuns &runs() { return m_run.kept(); }
    /// Under which the game that is under way, or was played last, is kept there.
    const QString &runId() const { return m_run.id(); }
    /// Where the best games are kept; empty: nowhere, which is for demonstrations.
    void setScoresPath(const QString &path) { m_best = BestGames(path); }
    const QString &scoresPath() const { return m_best.path(); }
    BestGames &best() { return m_best; }
    /// What was played until now, for lists.
    KeptPlay keptPlay()
    {
        return {.games = m_kept.saves().all(), .best = m_best.now(), .campaigns = m_campaigns.rest()};
    }
    /// Writes what was played and could not be written until now: games, runs, how far campaigns were played, the best
    /// games. Why that still fails; nothing if all is on the disk.
    std::optional<SaveFault> writeRest() { return m_unsaved.writeRest(); }

Q_SIGNALS:
    /// The session is about to start a game; source() is already its source.
    void beginning();
    /// The game that was asked for is the one under way.
    void wentOn();
    /// More than GameKeeper::mostOfTheSame games of what was just begun are kept: these are the older ones.
    void crowded(const QList<SlotInfo> &older);
    void refused(const IssueList &issues, const QString &path);
    /// A saved game cannot be loaded; `why` is a sentence.
    void notLoaded(const QString &why);
    /// A sentence for the log.
    void said(const Sentence &sentence);

private:
    bool hasWon() const
    {
        return m_session.state() == PlaySession::State::Over && m_session.world().status() == Status::Won;
    }
    bool start(PlayableLevel level, GameSource source, std::optional<std::uint64_t> seed = std::nullopt);
    /// Begins a game, in a slot of its own if `slot` is empty.
    bool begin(Game game, GameSource source, const QString &slot = {});
    /// Begins one that branches off a run, which is noted before.
    bool beginBranch(Game game, GameSource source, const RunBranch &branch);
    bool playPlace(GameSource source, bool isAnew);
    bool goOn(const GameSource &source, const Level *level, Sentence &note);
    bool goOnInSlot(const QString &id, const Level *level, Sentence &note);
    bool told(bool isPlayed, const Sentence &note);
    std::optional<PlayableLevel> playableOf(ReadLevel read, const QString &path);
    void startAnew(const std::function<void()> &start);
    void tellCrowd();
    Sentence noteOf(const QStringList &leftBehind) const;
    void rememberVictory(PlaySession::State state);

    CataloguePtr m_catalogue;
    PlaySession &m_session;
    Worker m_worker = workHere;
    GameSource m_source;
    GameKeeper m_kept;
    CampaignMemory m_campaigns{m_kept};
    BestGames m_best;
    PlayedRun m_run{m_catalogue, m_session, [this] { return runOriginOf(m_source); },
                    [this] { return m_best.now().runs(); }};
    UnsavedPlay m_unsaved{{m_kept, m_run.kept(), m_campaigns, m_best}, m_session};
};
