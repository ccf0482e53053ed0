#include "app/window/thumbnails.h"

#include "app/window/campaignprogress.h"
#include "app/window/levelcard.h"
#include "editor/canvas/levelthumbnail.h"
#include "gamecore/level/levelreader.h"
#include "gamecore/level/thingfields.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>

namespace {

/// Reading and drawing a larger level would be felt.
constexpr qint64 largestFile = 2LL * 1024 * 1024;

} // namespace

Thumbnails::Thumbnails(CataloguePtr catalogue, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_picture(*m_catalogue)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Thumbnails::drawNext);
}

void Thumbnails::request(const QString &path)
{
    m_wanted.push_back(path);
    m_timer.start();
}

void Thumbnails::drawNext()
{
    if (m_wanted.empty()) {
        m_timer.stop();
        return;
    }
    const QString path = m_wanted.front();
    m_wanted.pop_front();
    const bool isCampaign = isCampaignFile(path) || QFileInfo(path).isDir();
    isCampaign ? drawCampaign(path) : drawLevel(path);
}

void Thumbnails::drawLevel(const QString &path)
{
    if (QFileInfo(path).size() > largestFile) {
        return;
    }
    const ReadLevel read = readLevelFile(path, *m_catalogue);
    if (read.level && read.level->size().area() > 0) {
        Q_EMIT drawn(summaryOf(path, *read.level));
    }
}

void Thumbnails::drawCampaign(const QString &path)
{
    const ReadCampaign read = readCampaign(path);
    if (!read.campaign) {
        return;
    }
    const Campaign &campaign = *read.campaign;
    const qsizetype place = loadProgress(campaign).place;
    LevelSummary summary{.path = path,
                         .name = campaign.name,
                         .size = {},
                         .levels = int(campaign.levels.size()),
                         .nextLevel = int(place) + 1,
                         .picture = {}};
    const QString next = campaign.levels.at(qMin(place, campaign.levels.size() - 1));
    if (QFileInfo(next).size() <= largestFile) {
        const ReadLevel level = readLevelFile(next, *m_catalogue);
        if (level.level && level.level->size().area() > 0) {
            summary.picture = draw(*level.level);
        }
    }
    Q_EMIT drawn(summary);
}

LevelSummary Thumbnails::summaryOf(const QString &path, const Level &level) const
{
    IssueList shownElsewhere;
    const CataloguePtr inForce = m_catalogue->under(level.ruleset, level.kinds, shownElsewhere);
    const auto isTreasure = [&inForce](const Thing &thing) {
        const std::optional<KindId> carried = carriedBy(thing, *inForce);
        const std::optional<KindId> kind = carried ? carried : inForce->kindOf(thing.kind);
        return kind && inForce->kind(*kind).category == KindCategory::Treasure;
    };
    return {.path = path,
            .name = level.name,
            .size = level.size(),
            .treasures = int(std::count_if(level.things.begin(), level.things.end(), isTreasure)),
            .picture = draw(level)};
}

QPixmap Thumbnails::draw(const Level &level) const
{
    return levelThumbnail(m_picture, level, LevelCard::pictureSize, qApp->devicePixelRatio());
}
