#include "app/cards/thumbnails.h"

#include "app/cards/firstsight.h"
#include "app/games/gamesource.h"
#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "app/widgets/cardpicture.h"
#include "editor/art/canvascolors.h"
#include "editor/pictures/levelpicture.h"
#include "editor/storage/filecaches.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/translations.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/levelformats.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns the name under which the lists of games know a level.
QString nameInGames(const QString &path, const QString &name)
{
    return name.isEmpty() ? levelNameOf(path) : name;
}

/// Identifies a state of a saved game.
QString stateOf(const SaveInfo &save)
{
    return save.id + u' ' + QString::number(save.savedAt.toMSecsSinceEpoch());
}

QString playKeyOfLevel(const QString &path)
{
    return playKeyOf(originOf(GameSource{.path = lastingPath(path)}));
}

/// A picture and the place in it that no card cuts off.
struct FocusedPicture {
    QImage picture = {};
    QPointF focus{0.5, 0.5};
};

/// A card shows at least so many columns or rows of cells of a long and narrow level.
constexpr QSize leastShown{12, 9};
/// The longest side of a picture, in multiples of a card's side.
constexpr int mostCards = 8;

/// Adds darkness on both sides of a picture of a long and narrow level, so that a card shows more than a few cells.
QImage paddedNarrow(const QImage &picture, Size level)
{
    const QSize cells(level.width, level.height);
    const QSize least(std::min(leastShown.width(), cells.height() * leastShown.width() / leastShown.height()),
                      std::min(leastShown.height(), cells.width() * leastShown.height() / leastShown.width()));
    const QSize shown = cells.expandedTo(least);
    if (shown == cells) {
        return picture;
    }
    QImage plain = picture;
    plain.setDevicePixelRatio(1);
    QImage padded(plain.width() * shown.width() / cells.width(), plain.height() * shown.height() / cells.height(),
                  QImage::Format_RGB32);
    padded.fill(CanvasColors::ink);
    QPainter painter(&padded);
    painter.drawImage((padded.width() - plain.width()) / 2, (padded.height() - plain.height()) / 2, plain);
    painter.end();
    padded.setDevicePixelRatio(picture.devicePixelRatio());
    return padded;
}

/// Reads and draws level files in the worker thread.
class SummaryReader {
public:
    SummaryReader(CataloguePtr catalogue, HighScores scores, UnwrittenProgress progress, SightSource sights,
                  QSize largest, double ratio)
        : m_catalogue(std::move(catalogue)), m_scores(std::move(scores)), m_progress(std::move(progress)),
          m_sights(std::move(sights)), m_ownFolder(lastingPath(Settings::ownFolder())), m_picture(*m_catalogue),
          m_largest(largest), m_ratio(ratio)
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

    FocusedPicture draw(const QString &path, const ReadLevel::Checked &level) const
    {
        if (isOwn(path) || isWon(path, *level) || !showsOnlyPart(*level, *m_catalogue)) {
            return drawWhole(*level);
        }
        const std::optional<PlayableLevel> playable = level.playable();
        const QSize box = coveringSize({4, 3}, m_largest);
        return {.picture = playable ? firstSight(m_picture, m_catalogue, *playable, box, m_ratio) : QImage()};
    }

    /// Draws a level so large that it covers a card. The focus is the hero's start, if there is one.
    FocusedPicture drawWhole(const Level &level) const
    {
        const Size size = level.size();
        const QSize box = coveringSize({size.width, size.height}, m_largest).boundedTo(mostCards * m_largest);
        const QImage picture = levelThumbnail(m_picture, level, box, m_ratio);
        FocusedPicture drawn{.picture = paddedNarrow(picture, size)};
        const auto isStart = [this](const Thing &thing) {
            const std::optional<KindId> kind = m_catalogue->kindOf(thing.kind);
            return kind && m_catalogue->kind(*kind).category == KindCategory::Hero;
        };
        const auto start = std::find_if(level.things.begin(), level.things.end(), isStart);
        if (start != level.things.end()) {
            const QPointF fromMiddle((start->cell.x + 0.5) / size.width - 0.5,
                                     (start->cell.y + 0.5) / size.height - 0.5);
            drawn.focus += {fromMiddle.x() * picture.width() / drawn.picture.width(),
                            fromMiddle.y() * picture.height() / drawn.picture.height()};
        }
        return drawn;
    }

    /// Replaces the picture of a summary by one of its saved game, if there is one that can be read.
    void showSaved(LevelSummary &summary, const QString &playKey) const
    {
        const auto save = m_sights.saves.constFind(playKey);
        if (save == m_sights.saves.cend()) {
            return;
        }
        summary.sight = stateOf(*save);
        const bool isCurrent = m_sights.game && save->id == m_sights.underWay;
        if (const std::optional<Game> game = isCurrent ? m_sights.game : readSave(save->path, m_catalogue)) {
            summary.picture = lastSight(m_picture, *game, coveringSize({9, 7}, m_largest), m_ratio);
            summary.focus = {0.5, 0.5};
        }
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
        const FocusedPicture drawn = draw(path, level);
        LevelSummary summary{.path = path,
                             .name = level->name,
                             .names = textsAt(level->translations, u"name"_s),
                             .description = level->description,
                             .descriptions = textsAt(level->translations, u"description"_s),
                             .size = level->size(),
                             .treasures = treasuresOf(*level),
                             .isWon = isWon(path, *level),
                             .picture = drawn.picture,
                             .focus = drawn.focus,
                             .pictureBox = m_largest};
        showSaved(summary, playKeyOfLevel(path));
        return summary;
    }

    LevelSummary unreadable(const QString &path) const
    {
        return {.path = path, .name = {}, .size = {}, .isUnreadable = true, .picture = {}, .pictureBox = m_largest};
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
        const FocusedPicture drawn = next ? draw(shown, next) : FocusedPicture();
        LevelSummary summary{.path = path,
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
                             .picture = drawn.picture,
                             .focus = drawn.focus,
                             .pictureBox = m_largest};
        showSaved(summary, summary.next);
        return summary;
    }

    CataloguePtr m_catalogue;
    HighScores m_scores;
    UnwrittenProgress m_progress;
    SightSource m_sights;
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
    const auto makeReader = [catalogue = m_catalogue, scores = m_scores, progress = m_progress, sights = m_sights,
                             largest = m_pictureSize, ratio = qApp->devicePixelRatio()] {
        return SummaryReader(catalogue, scores, progress, sights, largest, ratio);
    };
    m_files.request(paths, makeReader, [this](const LevelSummary &summary) { return stillHolds(summary); });
}

/// True if the summary of an unchanged file is still valid. The summary of a campaign also depends on other files.
bool Thumbnails::stillHolds(const LevelSummary &summary) const
{
    return summary.levels == 0 && summary.sight == sightOf(summary.path) && summary.pictureBox == m_pictureSize
           && summary.isWon == m_scores.hasWon(summary.path, nameInGames(summary.path, summary.name))
           && summary.picture.devicePixelRatio() == qApp->devicePixelRatio();
}

/// Returns LevelSummary::sight of a level at this moment.
QString Thumbnails::sightOf(const QString &path) const
{
    const auto save = m_sights.saves.constFind(playKeyOfLevel(path));
    return save == m_sights.saves.cend() ? QString() : stateOf(*save);
}
