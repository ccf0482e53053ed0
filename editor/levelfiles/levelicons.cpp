#include "editor/levelfiles/levelicons.h"

#include "editor/pictures/levelthumbnail.h"
#include "editor/text/kindname.h"
#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/thingfields.h"

#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Finds the items that only this level defines, and those of them that the hero could obtain in it.
void findOwnItems(const Level &level, const Catalogue &inForce, LevelFacts &facts)
{
    const QStringList own = level.kinds.value("items"_L1).toObject().keys();
    for (const QString &key : own) {
        const std::optional<KindId> kind = inForce.kindOf(key);
        if (kind && inForce.kind(*kind).category == KindCategory::Item) {
            facts.ownItems.insert(key, nameOf(inForce.kind(*kind).look));
        }
    }
    QStringList found = inForce.kind(inForce.start()).items;
    for (const Thing &thing : level.things) {
        if (!own.isEmpty()) {
            found += kindsNamedBy(thing);
        }
    }
    for (const QString &key : own) {
        if (facts.ownItems.contains(key) && found.contains(key)) {
            facts.usedItems.append(key);
        }
    }
}

/// Finds the reason why the level cannot be played, else why it cannot be won.
void findFault(const Level &level, const Catalogue &catalogue, LevelFacts &facts, const std::atomic<bool> &isCancelled)
{
    const CheckResult checked = checkLevelUntil(&isCancelled, level, catalogue);
    const IssueList issues = analyzeLevel(level, checked, {}, &isCancelled).issues;
    const auto isUnwinnable = [](const Issue &issue) { return issue.code == IssueCode::CannotBeWon; };
    const auto unwinnable = std::find_if(issues.begin(), issues.end(), isUnwinnable);
    if (const Issue *error = issues.firstAtLeast(Severity::Error)) {
        facts.fault = *error;
    } else if (unwinnable != issues.end()) {
        facts.fault = *unwinnable;
    }
    findOwnItems(level, *checked.catalogue(), facts);
    facts.ruleset = level.ruleset;
    facts.startItems = checked.catalogue()->kind(checked.catalogue()->start()).items;
}

/// A reader that collects facts and draws pictures in a worker thread.
class FactReader {
public:
    FactReader(CataloguePtr catalogue, std::shared_ptr<LastArchive> archive, QSize box, double ratio)
        : m_catalogue(std::move(catalogue)), m_archive(std::move(archive)), m_picture(*m_catalogue), m_box(box),
          m_ratio(ratio)
    {
    }

    std::optional<LevelFacts> read(const QString &path, const std::atomic<bool> &isCancelled) const
    {
        const auto [level, isTooLarge] = readForThumbnail(path, *m_catalogue, m_archive->reader());
        LevelFacts facts{.isDamaged = !level && !isTooLarge};
        if (level) {
            facts.name = level->name;
            findFault(*level, *m_catalogue, facts, isCancelled);
            facts.picture = levelThumbnail(m_picture, *level, m_box, m_ratio);
        }
        return facts;
    }

private:
    CataloguePtr m_catalogue;
    std::shared_ptr<LastArchive> m_archive;
    LevelPicture m_picture;
    QSize m_box;
    double m_ratio;
};

} // namespace

LevelIcons::LevelIcons(CataloguePtr catalogue, std::shared_ptr<LastArchive> archive, QSize box, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_archive(std::move(archive)), m_box(box),
      m_files([this](const QString &path, const LevelFacts &facts) { Q_EMIT read(path, facts); })
{
}

void LevelIcons::request(const QStringList &paths)
{
    const auto makeReader = [catalogue = m_catalogue, archive = m_archive, box = m_box,
                             ratio = qApp->devicePixelRatio()] { return FactReader(catalogue, archive, box, ratio); };
    m_files.request(paths, makeReader);
}

bool LevelIcons::isDamaged(const QString &path) const
{
    const LevelFacts *facts = m_files.known(path);
    if (facts) {
        return facts->isDamaged;
    }
    const auto [level, isTooLarge] = readForThumbnail(path, *m_catalogue, m_archive->reader());
    return !level && !isTooLarge;
}
