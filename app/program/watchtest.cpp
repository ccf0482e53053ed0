#include "app/program/watchtest.h"

WatchTest::WatchTest(CataloguePtr catalogue, LastTest &lastTest, WatchMode &watching,
                     std::function<Worker()> makeWorker)
    : m_catalogue(std::move(catalogue)), m_lastTest(lastTest), m_watching(watching), m_makeWorker(std::move(makeWorker))
{
    connect(&m_lastTest, &LastTest::watchWanted, this, &WatchTest::watch);
    connect(&m_lastTest, &LastTest::replayWanted, this, &WatchTest::replay);
}

void WatchTest::watch()
{
    if (std::optional<Run> run = m_lastTest.run()) {
        std::optional<LoadedRun> loaded = loadRun(std::move(*run), m_catalogue, m_makeWorker());
        if (loaded && loaded->run) {
            loaded->id = m_lastTest.id();
            m_watching.watch(std::move(*loaded));
        }
    }
}

/// The hero of the test as it was played goes along as a ghost.
void WatchTest::replay()
{
    std::optional<Run> before = m_lastTest.run();
    if (!before) {
        return;
    }
    std::optional<Run> now;
    std::optional<RunDifference> difference;
    const bool isDone = m_makeWorker()([&, level = m_lastTest.changedLevel()](const std::atomic<bool> &isCancelled) {
        IssueList issues;
        if (std::optional<PlayableLevel> changed = PlayableLevel::check(level, *m_catalogue, issues)) {
            difference = firstDifference(*before, *changed, m_catalogue, &isCancelled);
            now = onLevel(*before, std::move(*changed));
        }
    });
    if (isDone && now) {
        showReplay(std::move(*before), std::move(*now), difference);
    }
}

void WatchTest::showReplay(Run before, Run now, const std::optional<RunDifference> &difference)
{
    const std::optional<LoadedRun> ghost = loadRun(std::move(before), m_catalogue, m_makeWorker());
    std::optional<LoadedRun> loaded = loadRun(std::move(now), m_catalogue, m_makeWorker());
    if (!ghost || !loaded || !loaded->run) {
        return;
    }
    loaded->id = m_lastTest.id();
    loaded->difference = difference;
    const bool isOtherwise = difference && difference->what > RunDifference::What::Clock;
    m_watching.watch(std::move(*loaded), isOtherwise ? difference->beat : 0);
    m_watching.view().setGhost(ghost->timeline);
}
