#pragma once

#include "gamecore/level/levelcheck.h"

#include <QObject>
#include <QThreadPool>

/// Checks a level again and again while it is edited, so that the interface never waits: a small level at once, a
/// large one on a copy in another thread. Only the findings about the newest level asked for are told.
class LiveCheck : public QObject {
    Q_OBJECT

public:
    /// Levels with more cells than this are checked in another thread: below it a check takes a few milliseconds.
    static constexpr qint64 mostCellsAtOnce = 40'000;

    explicit LiveCheck(QObject *parent = nullptr);
    /// Waits for a check that is running.
    ~LiveCheck() override;

    void check(const Level &level, const CataloguePtr &catalogue);
    /// Findings about the newest level; those of the one before until they are there.
    const IssueList &issues() const { return m_issues; }
    /// Whether issues() is behind.
    bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    void issuesChanged();

private:
    void start(Level level, CataloguePtr catalogue);
    void finish(int generation, const IssueList &issues);

    struct Request {
        Level level;
        CataloguePtr catalogue;
    };

    IssueList m_issues;
    std::optional<Request> m_next; ///< asked for while another check runs
    int m_generation = 0;          ///< of the newest level asked for
    bool m_isRunning = false;
    QThreadPool m_pool;
};
