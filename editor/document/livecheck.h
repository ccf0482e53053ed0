#pragma once

#include "editor/storage/latestjob.h"
#include "gamecore/analysis/levelanalysis.h"

#include <QTimer>

/// Checks and analyzes a level again and again while it is edited, so that the interface never waits: a small level at
/// once, a large one (editor/storage/worker.h) on a copy in another thread, where a newer level cancels it. What the
/// check finds comes first. Only what is found about the newest level asked for is told.
class LiveCheck : public QObject {
    Q_OBJECT

public:
    /// What the other thread finds first is told so long afterwards, unless all is found by then, so that it need not
    /// be drawn twice.
    static constexpr int firstFindingsMs = 50;

    explicit LiveCheck(QObject *parent = nullptr);

    /// Whether check() is done when it returns.
    static bool isAtOnce(const Level &level);
    /// `catalogue` is the one that files are read with. The level is the one of the last call, changed.
    void check(const Level &level, const CataloguePtr &catalogue);
    /// check() a moment later, for a level that is changed again and again: often enough to look live, seldom enough
    /// that strokes do not feel it. Not if it would have to be copied. The level must stay where it is until then.
    void checkSoon(const Level &level, const CataloguePtr &catalogue);
    /// check() for another level: nothing that was found about the one before is kept until its own is there.
    /// `copy` is one of this level that nobody else changes; null: made if it is needed.
    void checkAnother(const Level &level, const CataloguePtr &catalogue, std::shared_ptr<const Level> copy = nullptr);

    /// Findings about the newest level. While isRunning(), those of the analysis are still about one before it, and for
    /// a large level all are.
    const IssueList &issues() const { return m_issues; }
    /// The analysis of the newest level; null while isRunning().
    std::shared_ptr<const LevelAnalysis> analysis() const { return isRunning() ? nullptr : m_analysis; }
    /// Whether the level was analyzed since it came, as it is now or before an edit.
    bool hasAnalyzed() const { return m_analysis != nullptr; }
    /// The newest level as it was copied for the other thread, for others that need a copy; null if it was not.
    std::shared_ptr<const Level> copy() const { return m_copy; }
    /// Whether issues() is behind.
    bool isRunning() const { return m_job.isRunning(); }

Q_SIGNALS:
    void issuesChanged();
    /// isRunning() began, or analysis() is there.
    void analysisChanged();

private:
    void check(const Level &level, const CataloguePtr &catalogue, std::shared_ptr<const Level> copy);
    void start(const CataloguePtr &catalogue);
    void takeChecked(const IssueList &issues);
    void takeAnalysis(std::shared_ptr<const LevelAnalysis> analysis);

    IssueList m_issues;
    std::shared_ptr<const LevelAnalysis> m_analysis; ///< of the newest level that was analyzed; null: none was
    std::shared_ptr<const Level> m_copy;
    LatestJob m_job;
    QTimer m_telling; ///< of what was found first
    QTimer m_soon;
    std::function<void()> m_atSoon;
};
