#pragma once

#include "app/play/playmode.h"
#include "app/playtests/editplaytests.h"
#include "app/program/testplay.h"
#include "app/proofs/lasttest.h"
#include "app/watch/watchmode.h"

#include <functional>

class MainWindow;

/// The last test of the level that is edited, watched as it was played, or with its commands on the level as it is now.
class WatchTest : public QObject {
    Q_OBJECT

public:
    /// `makeWorker` gives what works beside the window. All must outlive this.
    WatchTest(CataloguePtr catalogue, LastTest &lastTest, WatchMode &watching, std::function<Worker()> makeWorker);

    void watch();

private:
    void replay();
    void showReplay(Run before, Run now, const std::optional<RunDifference> &difference);

    CataloguePtr m_catalogue;
    LastTest &m_lastTest;
    WatchMode &m_watching;
    std::function<Worker()> m_makeWorker;
};

/// What leads to watching and back: files of runs, the game that is over; and from a moment of a run into a game that a
/// person plays on.
class WatchGames : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
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

    /// Watches a run file. False if it cannot be watched, which is said.
    bool open(const QString &path);
    /// Watches a run that is kept.
    bool openKept(const QString &id);
    /// Leads from a game that was taken over back to the run that it comes from, at that moment. False if the game is
    /// none, or if the run was deleted meanwhile.
    bool goBack();
    /// Watches a game of a bot from before its end.
    void watchBotsGame(const BotsGame &game);
    /// Watches a game that is at hand: the one that proves the level that is edited, or one that came as a code.
    void watchProof(const Run &run);

Q_SIGNALS:
    /// The edited level is to be played on from the state of a game, which branches off a run there.
    void testWanted(const Game &game, const RecordingBranch &branch);

private:
    /// Shows the game that is over, from before what ended it.
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
    /// No id: none is shown.
    void showGhost(const QString &id);

    /// Its words are in the language of now.
    Worker worker();

    Parts m_parts;
    WatchTest m_watchTest;
    LoadedRun m_from;       ///< what was taken over last; empty: nothing was
    qint64 m_fromAt = 0;    ///< at that moment
    QString m_fromIsPlayed; ///< id of the game that goes on from there
};
