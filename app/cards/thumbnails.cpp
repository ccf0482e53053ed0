#include "app/cards/thumbnails.h"

#include "app/cards/firstsight.h"
#include "app/games/gamesource.h"
#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "editor/pictures/levelpicture.h"
#include "editor/storage/filecaches.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/levelformats.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns the name under which the lists of games know a level.
QString nameInGames(const QString &path, const QString &name)
{
    return name.isEmpty() ? levelNameOf(path) : name;
}

/// Reads and draws level files in the worker thread.
class SummaryReader {
public:
    SummaryReader(CataloguePtr catalogue, HighScores scores, UnwrittenProgress progress, QString ownFolder,
                  QSize largest, double ratio)
        : m_catalogue(std::move(catalogue)), m_scores(std::move(scores)), m_progress(std::move(progress)),
          m_ownFolder(std::move(ownFolder)), m_picture(*m_catalogue), m_largest(largest), m_ratio(ratio)
    {
    }

    std::optional<LevelSummary> read(const QString &path, const std::atomic<bool> & /*isCancelled*/) const
    {
        return isCampaignPath(path) ? readCampaignFile(path) : readLevel(path);
    }

private:
    bool isWon(const QString &path, const Level &level) const
    {
        return m_scores.hasWon(path, nameInGames(path, level.name));
    }

    bool isOwn(const QString &path) const { return lastingPath(path).startsWith(m_ownFolder + u'/'); }

    QImage draw(const QString &path, const ReadLevel::Checked &level) const
    {
        if (isOwn(path) || isWon(path, *level) || !showsOnlyPart(*level, *m_catalogue)) {
            return levelThumbnail(m_picture, *level, m_largest, m_ratio);
        }
        const std::optional<PlayableLevel> playable = level.playable();
        return playable ? firstSight(m_picture, m_catalogue, *playable, m_largest, m_ratio) : QImage();
    }

    int treasuresOf(const Level &level) const
    {
        IssueList shownElsewhere;
        const CataloguePtr inForce = m_catalogue->under(level.ruleset, level.kinds, shownElsewhere);
        const auto isTreasure = [&inForce](const Thing &thing) {
            const std::optional<KindId> carried = carriedBy(thing, *inForce);
            const std::optional<KindId> kind = carried ? carried : inForce->kindOf(thing.kind);
            return kind && inForce->kind(*kind).category == KindCategory::Treasure;
        };
        return int(std::count_if(level.things.begin(), level.things.end(), isTreasure));
    }

    ThumbnailLevel levelOf(const QString &path) const
    {
        return readForThumbnail(path, *m_catalogue, m_archive.reader());
    }

    std::optional<LevelSummary> readLevel(const QString &path) const
    {
        const auto [level, isTooLarge] = levelOf(path);
        if (!level) {
            return QFileInfo::exists(path) && !isTooLarge ? std::optional(unreadable(path)) : std::nullopt;
        }
        return LevelSummary{.path = path,
                            .name = level->name,
                            .names = textsAt(level->translations, u"name"_s),
                            .description = level->description,
                            .descriptions = textsAt(level->translations, u"description"_s),
                            .size = level->size(),
                            .treasures = treasuresOf(*level),
                            .isWon = isWon(path, *level),
                            .picture = draw(path, level),
                            .mostPicture = m_largest};
    }

    LevelSummary unreadable(const QString &path) const
    {
        return {.path = path, .name = {}, .size = {}, .isUnreadable = true, .picture = {}, .mostPicture = m_largest};
    }

    std::optional<LevelSummary> readCampaignFile(const QString &path) const
    {
        const ReadCampaign read = m_archive.readCampaign(lastingPath(path));
        if (!read.campaign) {
            return QFileInfo::exists(path) ? std::optional(unreadable(path)) : std::nullopt;
        }
        const Campaign &campaign = *read.campaign;
        const CampaignProgress progress = progressIn(campaign, m_progress);
        const qsizetype place = progress.place;
        const QString shown = campaign.levels.at(qMin(place, campaign.levels.size() - 1));
        const ReadLevel::Checked next = levelOf(shown).level;
        return LevelSummary{.path = path,
                            .name = campaign.name,
                            .names = textsAt(campaign.translations, u"name"_s),
                            .size = {},
                            .levels = int(campaign.levels.size()),
                            .nextLevel = int(place) + 1,
                            .next = playKeyOf(originOf(sourceOf(campaign, progress))),
                            .nextName = next ? next->name : QString(),
                            .nextNames = next ? textsAt(next->translations, u"name"_s) : QJsonObject(),
                            .campaign = campaign,
                            .isWon = progress.isDone(campaign) || m_scores.hasWon(path, {}),
                            .picture = next ? draw(shown, next) : QImage(),
                            .mostPicture = m_largest};
    }

    CataloguePtr m_catalogue;
    HighScores m_scores;
    UnwrittenProgress m_progress;
    QString m_ownFolder;
    LevelPicture m_picture;
    QSize m_largest;
    double m_ratio;
    mutable LastArchive m_archive; ///< a campaign and its next level
};

} // namespace

Thumbnails::Thumbnails(CataloguePtr catalogue, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)),
      m_files([this](const QString &, const LevelSummary &summary) { Q_EMIT drawn(summary); })
{
}

void Thumbnails::request(const QStringList &paths)
{
    const auto makeReader = [catalogue = m_catalogue, scores = m_scores, progress = m_progress,
                             own = lastingPath(Settings::ownFolder()), largest = m_pictureSize,
                             ratio = qApp->devicePixelRatio()] {
        return SummaryReader(catalogue, scores, progress, own, largest, ratio);
    };
    m_files.request(paths, makeReader, [this](const LevelSummary &summary) { return stillHolds(summary); });
}

/// True if the summary of an unchanged file is still valid. The summary of a campaign also depends on other files.
bool Thumbnails::stillHolds(const LevelSummary &summary) const
{
    return summary.levels == 0 && summary.mostPicture == m_pictureSize
           && summary.isWon == m_scores.hasWon(summary.path, nameInGames(summary.path, summary.name))
           && summary.picture.devicePixelRatio() == qApp->devicePixelRatio();
}
