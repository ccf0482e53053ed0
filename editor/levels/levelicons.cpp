#include "editor/levels/levelicons.h"

#include "editor/pictures/levelthumbnail.h"
#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/packing/bundlefile.h"

#include <QGuiApplication>

namespace {

/// Finds why it cannot be played, else why it cannot be won.
void findFault(const Level &level, const Catalogue &catalogue, LevelFacts &facts, const std::atomic<bool> &isCancelled)
{
    const CheckedLevel checked = checkLevelUntil(&isCancelled, level, catalogue);
    const IssueList issues = analyzeLevel(level, checked, {}, &isCancelled).issues;
    for (const Issue &issue : issues) {
        const bool isError = severityOf(issue) != Severity::Warning;
        const bool isWorse = isError && (!facts.fault || severityOf(*facts.fault) == Severity::Warning);
        if (isWorse || (!facts.fault && issue.code == IssueCode::CannotBeWon)) {
            facts.fault = issue;
        }
    }
    facts.ruleset = level.ruleset;
    facts.startItems = checked.catalogue()->kind(checked.catalogue()->start()).items;
}

/// Reads and draws, in the thread of a job.
class FactReader {
public:
    FactReader(CataloguePtr catalogue, QSize box, double ratio)
        : m_catalogue(std::move(catalogue)), m_picture(*m_catalogue), m_box(box), m_ratio(ratio)
    {
    }

    std::optional<LevelFacts> read(const QString &path, const std::atomic<bool> &isCancelled) const
    {
        LevelFacts facts;
        facts.archive = bundleAround(path);
        facts.archiveStamp = diskStampOf(facts.archive);
        if (const LevelAsRead level = readForThumbnail(path, *m_catalogue)) {
            facts.name = level->name;
            findFault(*level, *m_catalogue, facts, isCancelled);
            facts.picture = levelThumbnail(m_picture, *level, m_box, m_ratio);
        } else {
            facts.isDamaged = !isTooLargeForThumbnail(path);
        }
        return facts;
    }

private:
    CataloguePtr m_catalogue;
    LevelPicture m_picture;
    QSize m_box;
    double m_ratio;
};

/// What lies in an archive has no time of its own on the disk.
bool isFromSameArchive(const LevelFacts &facts)
{
    return facts.archiveStamp.isSameStamp(diskStampOf(facts.archive));
}

} // namespace

LevelIcons::LevelIcons(CataloguePtr catalogue, QSize box, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_box(box),
      m_files([this](const QString &path, const LevelFacts &facts) { Q_EMIT read(path, facts); })
{
}

void LevelIcons::request(const QStringList &paths)
{
    const auto makeReader = [catalogue = m_catalogue, box = m_box, ratio = qApp->devicePixelRatio()] {
        return FactReader(catalogue, box, ratio);
    };
    m_files.request(paths, makeReader, isFromSameArchive);
}

bool LevelIcons::isDamaged(const QString &path) const
{
    const LevelFacts *facts = m_files.known(path);
    return facts ? facts->isDamaged : !isTooLargeForThumbnail(path) && !readForThumbnail(path, *m_catalogue);
}
