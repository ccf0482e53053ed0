#include "editor/document/livecheck.h"

LiveCheck::LiveCheck(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

LiveCheck::~LiveCheck()
{
    m_pool.waitForDone();
}

void LiveCheck::check(const Level &level, const CataloguePtr &catalogue)
{
    ++m_generation;
    if (level.size().area() <= mostCellsAtOnce) {
        m_next.reset();
        m_issues = checkLevel(level, *catalogue);
        Q_EMIT issuesChanged();
    } else if (m_isRunning) {
        m_next = Request{level, catalogue};
    } else {
        start(level, catalogue);
    }
}

void LiveCheck::start(Level level, CataloguePtr catalogue)
{
    m_isRunning = true;
    m_pool.start([this, generation = m_generation, level = std::move(level), catalogue = std::move(catalogue)] {
        const IssueList issues = checkLevel(level, *catalogue);
        QMetaObject::invokeMethod(this, [this, generation, issues] { finish(generation, issues); });
    });
}

void LiveCheck::finish(int generation, const IssueList &issues)
{
    m_isRunning = false;
    if (m_next) {
        Request next = std::move(*m_next);
        m_next.reset();
        start(std::move(next.level), std::move(next.catalogue));
    } else if (generation == m_generation) {
        m_issues = issues;
        Q_EMIT issuesChanged();
    }
}
