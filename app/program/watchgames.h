#pragma once

#include "app/play/playmode.h"
#include "app/playtests/editplaytests.h"
#include "app/program/testplay.h"
#include "app/proofs/lasttest.h"
#include "app/watch/watchmode.h"

#include <functional>

class MainWindow;

/// The commands that watch the last test of the edited level, as it was played or with its commands replayed on the
/// changed level.
class WatchTest : public QObject {
    Q_OBJECT

public:
    /// `makeWorker` returns a worker that runs in the background. All references must outlive this object.
    WatchTest(CataloguePtr catalogue, LastTest &lastTest, WatchMode &watching, std::function<Worker()> makeWorker);

    /// Watches the test as it was played; does nothing without a test.
    void watch();

private:
    void replay();
    void showReplay(Run before, Run now, const std::optional<RunDifference> &difference);

    CataloguePtr m_catalogue;
    LastTest &m_lastTest;
    WatchMode &m_watching;
    std::function<Worker()> m_makeWorker;
};

/// The loading of everything that can be watched: run files, recordings, the game that just ended, bots' games and
/// proofs. Also lets the user take over a run at a moment, and later return to the run.
class WatchGames : public QObject {
    Q_OBJECT

public:
    /// References that must outlive this object.
    struct Parts {
        CataloguePtr catalogue;
        MainWindow &window;
        PlaySession &session;
        Games &games;
        LevelPage &page;
        PlayMode &playing;
        WatchMode &watching;
        LastTest &lastTest;
        const TestPlay &test;
    };
    explicit WatchGames(Parts parts);

    /// Watches a run file. On failure, shows the reason and returns false.
    bool open(const QString &path);
    /// Watches a recording. On failure, shows the reason and returns false.
    bool openKept(const QString &id);
    /// If the current game was taken over from a run, watches this run again, at the moment of taking over. False if
    /// the game was not taken over, or if the run was deleted.
    bool goBack();
    /// Watches a bot's game, from its start or from shortly before its end (BotsGame::isFromStart).
    void watchBotsGame(const BotsGame &game);
    /// Watches a run in memory: the edited level's proof, the result of a search, or a run from a code.
    void watchProof(const Run &run);

Q_SIGNALS:
    /// Emitted when a run of the edited level is taken over: the level should be played from the state of `game`.
    void testWanted(const Game &game, const RecordingBranch &branch);

private:
    /// Watches the finished game: a lost game from shortly before the last danger, a won game from its start.
    void watchEnd();
    void tryBefore();
    void takeOver(const LoadedRun &loaded, qint64 at);
    std::optional<LoadedRun> loadLast();
    std::optional<LoadedRun> load(const QString &id);
    void refuse(const LoadedRun &loaded, const QString &path);
    void standStill();
    bool show(std::optional<LoadedRun> loaded, const QString &path);
    void offerRun();
    void offerKept();
    /// Shows a recording as the ghost; an empty id hides the ghost.
    void showGhost(const QString &id);

    /// Returns a worker with texts in the current language.
    Worker worker();

    Parts m_parts;
    WatchTest m_watchTest;
    LoadedRun m_from;       ///< run that was last taken over; empty: none
    qint64 m_fromAt = 0;    ///< moment of taking over
    QString m_fromIsPlayed; ///< id of the recording of the game that continues `m_from`
};
