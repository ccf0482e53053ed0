#include "editor/document/livecheck.h"

#include "editor/storage/worker.h"
#include "gamecore/analysis/winprospects.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int soonMs = 40;

std::shared_ptr<const LevelAnalysis> analysisOf(const Level &level, const CheckResult &checked,
                                                const std::atomic<bool> *isCancelled = nullptr)
{
    return std::make_shared<const LevelAnalysis>(analyzeLevel(level, checked, {}, isCancelled));
}

/// Returns the findings without redundant ones: if a level cannot be won for lack of an exit, the finding that no exit
/// is reachable is dropped.
IssueList withoutTwins(const IssueList &issues)
{
    const bool isSaid = std::any_of(issues.begin(), issues.end(), [](const Issue &issue) {
        return issue.code == IssueCode::CannotBeWon && issue.names == QStringList(winWord(WinByExit));
    });
    if (!isSaid || issues.dropped() > 0) {
        return issues;
    }
    IssueList once;
    for (const Issue &issue : issues) {
        if (issue.code != IssueCode::UnreachableExit) {
            once.add(issue);
        }
    }
    return once;
}

} // namespace

LiveCheck::LiveCheck(QObject *parent) : QObject(parent)
{
    connect(&m_job, &BackgroundJob::finished, this, &LiveCheck::analysisChanged);
    m_telling.setSingleShot(true);
    m_telling.setInterval(firstFindingsMs);
    connect(&m_telling, &QTimer::timeout, this, &LiveCheck::issuesChanged);
}

bool LiveCheck::isAtOnce(const Level &level)
{
    return !isLarge(level);
}

void LiveCheck::checkAnother(const Level &level, const CataloguePtr &catalogue, std::shared_ptr<const Level> copy)
{
    m_analysis.reset();
    m_issues = {};
    check(level, catalogue, std::move(copy));
}

void LiveCheck::checkSoon(const Level &level, const CataloguePtr &catalogue)
{
    if (!m_job.isWaiting() && isAtOnce(level)) {
        m_job.startAfter(soonMs, [this, &level, catalogue] { check(level, catalogue); });
    }
}

void LiveCheck::check(const Level &level, const CataloguePtr &catalogue)
{
    check(level, catalogue, nullptr);
}

void LiveCheck::check(const Level &level, const CataloguePtr &catalogue, std::shared_ptr<const Level> copy)
{
    m_job.cancel();
    m_telling.stop();
    m_copy.reset();
    if (isAtOnce(level)) {
        takeAnalysis(analysisOf(level, checkLevel(level, *catalogue)));
        return;
    }
    m_copy = copy ? std::move(copy) : std::make_shared<const Level>(level);
    start(catalogue);
    Q_EMIT analysisChanged();
}

void LiveCheck::start(const CataloguePtr &catalogue)
{
    m_job.start(
        [this, level = m_copy, catalogue](const std::atomic<bool> &isCancelled, const BackgroundJob::Post &tell) {
            const CheckResult checked = checkLevelUntil(&isCancelled, *level, *catalogue);
            if (!isCancelled) {
                tell([this, issues = checked.issues] {
                    takeChecked(issues);
                    m_telling.start();
                });
            }
            if (!isCancelled) {
                tell([this, analysis = analysisOf(*level, checked, &isCancelled)] { takeAnalysis(analysis); });
            }
        });
}

void LiveCheck::takeChecked(const IssueList &issues)
{
    m_issues = issues;
    if (m_analysis) {
        for (const Issue &issue : m_analysis->issues) {
            if (isOfAnalysis(issue.code)) {
                m_issues.add(issue);
            }
        }
        m_issues = withoutTwins(m_issues);
    }
}

void LiveCheck::takeAnalysis(std::shared_ptr<const LevelAnalysis> analysis)
{
    m_telling.stop();
    m_analysis = std::move(analysis);
    m_issues = withoutTwins(m_analysis->issues);
    Q_EMIT issuesChanged();
    if (!isRunning()) {
        Q_EMIT analysisChanged();
    }
}
