#include "editor/levels/levelicons.h"

#include "editor/pictures/levelthumbnail.h"
#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QFileInfo>
#include <QGuiApplication>

namespace {

struct ReadIcon {
    QDateTime changed;
    LevelFacts facts; ///< its picture is made where pictures may be
    QImage picture;
};

/// Why it cannot be played, else why it cannot be won.
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

ReadIcon readIcon(const QString &path, const Catalogue &catalogue, const LevelPicture &picture, QSize box, double ratio,
                  const std::atomic<bool> &isCancelled)
{
    ReadIcon icon;
    icon.changed = QFileInfo(path).lastModified();
    if (const LevelAsRead level = readForThumbnail(path, catalogue)) {
        icon.facts.name = level->name;
        findFault(*level, catalogue, icon.facts, isCancelled);
        icon.picture = levelThumbnail(picture, *level, box, ratio);
    } else {
        icon.facts.isDamaged = !isTooLargeForThumbnail(path);
    }
    return icon;
}

} // namespace

LevelIcons::LevelIcons(CataloguePtr catalogue, QSize box, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_box(box)
{
}

void LevelIcons::request(const QStringList &paths)
{
    QStringList wanted;
    for (const QString &path : paths) {
        if (const Entry *entry = known(path)) {
            Q_EMIT read(path, entry->facts);
        } else {
            wanted.append(path);
        }
    }
    const auto work = [this, wanted, catalogue = m_catalogue, box = m_box,
                       ratio = qApp->devicePixelRatio()](const std::atomic<bool> &isCancelled, const auto &hand) {
        const LevelPicture picture(*catalogue);
        for (const QString &path : wanted) {
            if (isCancelled) {
                return;
            }
            const ReadIcon icon = readIcon(path, *catalogue, picture, box, ratio, isCancelled);
            hand([this, path, icon] {
                Entry entry{.changed = icon.changed, .facts = icon.facts};
                entry.facts.picture = QPixmap::fromImage(icon.picture);
                keep(path, entry);
            });
        }
    };
    wanted.isEmpty() ? m_job.cancel() : m_job.start(work);
}

void LevelIcons::keep(const QString &path, const Entry &entry)
{
    m_known.insert(path, entry);
    Q_EMIT read(path, entry.facts);
}

const LevelIcons::Entry *LevelIcons::known(const QString &path) const
{
    const auto found = m_known.constFind(path);
    return found != m_known.cend() && found->changed == QFileInfo(path).lastModified() ? &*found : nullptr;
}

bool LevelIcons::isDamaged(const QString &path) const
{
    const Entry *entry = known(path);
    return entry ? entry->facts.isDamaged : !isTooLargeForThumbnail(path) && !readForThumbnail(path, *m_catalogue);
}
