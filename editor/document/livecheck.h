#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/analysis/levelanalysis.h"

#include <QTimer>

/// The repeated check and analysis of a level while it is edited, without blocking the window. A small level is
/// analyzed at once. A large level (editor/storage/worker.h) is copied and analyzed in a worker thread; a newer version
/// cancels this work. The check is quick, so its findings come first, and the findings of the analysis follow. Only
/// findings about the newest version are reported.
class LiveCheck : public QObject {
    Q_OBJECT

public:
    /// Delay before the findings of the check are reported without those of the analysis. If the analysis ends within
    /// this delay, all findings are reported together, and the list is drawn only once.
    static constexpr int firstFindingsMs = 50;

    explicit LiveCheck(QObject *parent = nullptr);

    /// True if a level is small, so that check() returns only when the level has been analyzed.
    static bool isAtOnce(const Level &level);
    /// Checks a new version of the same level; replaces a running or waiting check. For another level call
    /// checkAnother(). `catalogue` is the shipped one.
    void check(const Level &level, const CataloguePtr &catalogue);
    /// Calls check() after a short delay. During the delay, further calls of checkSoon() have no effect, and the level
    /// must stay at its address. For a level that changes rapidly: findings look live, but strokes stay smooth. Does
    /// nothing for a large level, which would have to be copied.
    void checkSoon(const Level &level, const CataloguePtr &catalogue);
    /// Checks another level and drops the findings about the former one. `copy` is a copy of the level that does not
    /// change; if null, a copy is made when needed.
    void checkAnother(const Level &level, const CataloguePtr &catalogue, std::shared_ptr<const Level> copy = nullptr);

    /// Returns the findings about the level. While isRunning(), which is true only for a large level, findings are
    /// outdated: at first all of them, after the check only the findings of the analysis. After checkAnother(), there
    /// are no findings at first.
    const IssueList &issues() const { return m_issues; }
    /// Returns the analysis of the newest version; null while isRunning().
    std::shared_ptr<const LevelAnalysis> analysis() const { return isRunning() ? nullptr : m_analysis; }
    /// True if any version of this level has been analyzed.
    bool hasAnalyzed() const { return m_analysis != nullptr; }
    /// Returns the copy of the newest version that was made for the worker thread, so that callers need no other copy;
    /// null for a small level.
    std::shared_ptr<const Level> copy() const { return m_copy; }
    /// True while a worker thread works: issues() is outdated.
    bool isRunning() const { return m_job.isRunning(); }

Q_SIGNALS:
    void issuesChanged();
    /// analysis() changed: it became available, or it became null because a worker thread was started.
    void analysisChanged();

private:
    void check(const Level &level, const CataloguePtr &catalogue, std::shared_ptr<const Level> copy);
    void start(const CataloguePtr &catalogue);
    void takeChecked(const IssueList &issues);
    void takeAnalysis(std::shared_ptr<const LevelAnalysis> analysis);

    IssueList m_issues;
    /// The analysis of the last version analyzed, also while isRunning(); null if there is none.
    std::shared_ptr<const LevelAnalysis> m_analysis;
    std::shared_ptr<const Level> m_copy; ///< see copy()
    BackgroundJob m_job;
    QTimer m_telling; ///< runs for firstFindingsMs
};
