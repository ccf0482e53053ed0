#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/analysis/levelanalysis.h"

#include <QTimer>

/// Checks and analyzes a level repeatedly while it is edited, without blocking the window. A small level is analyzed at
/// once, a large one (editor/storage/worker.h) on a copy in a worker thread, where a newer level cancels it. The
/// results of the check come before those of the analysis. Only results about the newest level are reported.
class LiveCheck : public QObject {
    Q_OBJECT

public:
    /// Delay of the first results of the worker thread. If all results arrive within it, the list is drawn only once.
    static constexpr int firstFindingsMs = 50;

    explicit LiveCheck(QObject *parent = nullptr);

    /// True if check() has finished when it returns.
    static bool isAtOnce(const Level &level);
    /// Checks an edited version of the level of the last call. `catalogue` is the one that files are read with.
    void check(const Level &level, const CataloguePtr &catalogue);
    /// Calls check() after a short delay, for a level that changes rapidly: results look live, but strokes stay smooth.
    /// Does nothing if the level would have to be copied. The level must stay at its address until then.
    void checkSoon(const Level &level, const CataloguePtr &catalogue);
    /// Checks another level and drops the findings about the former one. `copy` is a copy of this level that nothing
    /// else changes; if null, a copy is made when needed.
    void checkAnother(const Level &level, const CataloguePtr &catalogue, std::shared_ptr<const Level> copy = nullptr);

    /// Returns the findings about the newest level. While isRunning(), the results of the analysis are outdated, and
    /// for a large level those of the check, too.
    const IssueList &issues() const { return m_issues; }
    /// Returns the analysis of the newest level; null while isRunning().
    std::shared_ptr<const LevelAnalysis> analysis() const { return isRunning() ? nullptr : m_analysis; }
    /// True if a version of this level has been analyzed, now or before an edit.
    bool hasAnalyzed() const { return m_analysis != nullptr; }
    /// Returns the copy of the newest level made for the worker thread, for other users; null if there is none.
    std::shared_ptr<const Level> copy() const { return m_copy; }
    /// True if issues() is outdated.
    bool isRunning() const { return m_job.isRunning(); }

Q_SIGNALS:
    void issuesChanged();
    /// isRunning() became true, or analysis() is available.
    void analysisChanged();

private:
    void check(const Level &level, const CataloguePtr &catalogue, std::shared_ptr<const Level> copy);
    void start(const CataloguePtr &catalogue);
    void takeChecked(const IssueList &issues);
    void takeAnalysis(std::shared_ptr<const LevelAnalysis> analysis);

    IssueList m_issues;
    std::shared_ptr<const LevelAnalysis> m_analysis; ///< of the last level analyzed; null if there is none
    std::shared_ptr<const Level> m_copy;
    BackgroundJob m_job;
    QTimer m_telling; ///< delays the first results
};
