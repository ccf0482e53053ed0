#pragma once

#include "app/proofs/lasttest.h"
#include "app/watch/watchmode.h"

#include <functional>

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
