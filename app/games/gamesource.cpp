#include "app/games/gamesource.h"

#include "app/games/saves.h"
#include "app/settings/knownlevels.h"
#include "gamecore/base/rng.h"
#include "gamecore/json/translations.h"
#include "gamecore/mapgen/dungeon.h"
#include "gamecore/play/traveller.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView saidKey = "said"_L1;
constexpr QLatin1StringView slowestKey = "slowest_speed"_L1;
constexpr QLatin1StringView hintsKey = "hints"_L1;

} // namespace

GameSource sourceOfFile(const QString &path)
{
    GameSource source;
    if (path.isEmpty()) {
        return source;
    }
    source.path = lastingPath(path);
    const ReadCampaign folder = campaignOfFolder(QFileInfo(source.path).path());
    const qsizetype place = folder.campaign ? folder.campaign->placeOf(source.path) : -1;
    if (place >= 0) {
        source.campaign = folder.campaign;
        source.place = place;
    }
    return source;
}

QStringList filesToWin(const GameSource &source)
{
    QStringList files;
    if (!source.path.isEmpty()) {
        files.append(source.path);
    }
    if (source.campaign && source.isRemembered && !source.hasNext()) {
        files.append(source.campaign->path);
    }
    return files;
}

GameSummary summaryOf(const PlaySession &session, const Appearance &killer, const GameSource &source)
{
    GameSummary summary = summaryOf(session.game(), killer, source.heroName);
    summary.isPractice = source.isPractice;
    summary.day = source.day;
    summary.speed = session.world().isRealTime() ? session.slowestSpeed() : 100;
    summary.hints = session.tally().hints;
    if (source.isRemembered && source.campaign && source.campaign->carriesHero) {
        summary.campaign = source.campaign->name;
        summary.campaignNames = textsAt(source.campaign->translations, u"name"_s);
    }
    return summary;
}

void rememberSaid(const QJsonArray &said, QJsonObject &origin)
{
    origin.insert(saidKey, said);
}

void rememberTally(const PlayTally &tally, const World &world, QJsonObject &origin)
{
    if (world.isRealTime()) {
        origin.insert(slowestKey, tally.slowest);
    }
    if (tally.hints > 0) {
        origin.insert(hintsKey, tally.hints);
    }
}

QJsonObject originOf(const GameSource &source)
{
    return {{u"path"_s, source.path},
            {u"campaign"_s, source.isRemembered && source.campaign ? source.campaign->path : QString()},
            {u"run"_s, source.way},
            {u"beginning"_s, source.beginning},
            {u"taken_from"_s, source.takenFrom},
            {u"begun_by"_s, QString(keyOf(source.by))},
            {u"day"_s, source.day},
            {u"practice"_s, source.isPractice},
            {u"hero"_s, source.heroName}};
}

RunOrigin runOriginOf(const GameSource &source)
{
    return {.by = source.by, .name = source.heroName, .isPractice = source.isPractice || source.isTest};
}

QString playKeyOf(const QJsonObject &origin)
{
    QStringList parts;
    for (const QLatin1StringView key : {"path"_L1, "campaign"_L1, "run"_L1, "day"_L1, "taken_from"_L1}) {
        parts.append(origin.value(key).toString());
    }
    return parts.join(QChar(u'\0')); // no path contains this character
}

bool isOfTheSame(const QJsonObject &origin, const QJsonObject &other)
{
    return playKeyOf(origin) == playKeyOf(other);
}

GameSource sourceOf(const Campaign &campaign, const CampaignProgress &progress)
{
    return {.path = campaign.levels.value(progress.place),
            .campaign = campaign,
            .place = progress.place,
            .isRemembered = true,
            .way = progress.way,
            .traveller = progress.traveller,
            .isPractice = progress.isPractice};
}

GameSource sourceOfTakenOver(const RecordingBranch &branch, const Game &game, const QString &heroName)
{
    return {.traveller = game.traveller(),
            .takenFrom = branch.of.isEmpty() ? Saves::newId() : branch.of, // without an id it would count as a dungeon
            .by = branch.by,
            .isPractice = true,
            .heroName = heroName,
            .day = game.isDungeon() ? dayOfSeed(game.seed()) : QString()};
}

GameSource nextOf(const GameSource &source, const World &won)
{
    GameSource next = source;
    ++next.place;
    next.by = RunOrigin::By::Person;
    next.beginning.clear();
    next.isPractice = source.isPractice && next.campaign->carriesHero;
    if (next.campaign->carriesHero) {
        next.traveller = afterLevel(won);
    }
    return next;
}

GameSource anew(GameSource source)
{
    source.day.clear();
    source.by = RunOrigin::By::Person;
    source.beginning.clear();
    source.isPractice = source.isPractice && source.traveller;
    return source;
}

GameSource sourceFrom(const QJsonObject &origin, const Game &game)
{
    const QString path = origin.value("path"_L1).toString();
    const QString campaign = origin.value("campaign"_L1).toString();
    GameSource source = sourceOfFile(path);
    if (!campaign.isEmpty()) {
        ReadCampaign read = readCampaign(campaign);
        const qsizetype place = read.campaign ? read.campaign->placeOf(path) : -1;
        if (place >= 0) {
            source = {.path = path, .campaign = std::move(read.campaign), .place = place, .isRemembered = true};
        }
    }
    source.traveller = game.traveller();
    source.way = origin.value("run"_L1).toString();
    source.beginning = origin.value("beginning"_L1).toString();
    source.takenFrom = origin.value("taken_from"_L1).toString();
    source.by = originFrom(origin.value("begun_by"_L1).toString()).value_or(RunOrigin::By::Person);
    source.day = origin.value("day"_L1).toString();
    source.isPractice = origin.value("practice"_L1).toBool();
    source.heroName = origin.value("hero"_L1).toString();
    const int slowest = origin.value(slowestKey).toInt(); // 0: no time has passed yet
    source.tally = {.slowest = slowest == 0 ? 0 : qBound(PlaySession::slowest, slowest, PlaySession::fastest),
                    .hints = qMax(0, origin.value(hintsKey).toInt())};
    source.said = origin.value(saidKey).toArray();
    return source;
}

std::uint64_t dailySeed(const QDate &day)
{
    return seedOfDepth(std::uint64_t(day.toJulianDay()), deepestDepth);
}

QString dayOfSeed(std::uint64_t seed)
{
    const QDate last = today();
    for (QDate day = last; day > last.addYears(-10); day = day.addDays(-1)) {
        if (dailySeed(day) == seed) {
            return day.toString(Qt::ISODate);
        }
    }
    return {};
}

QDate today()
{
    return QDateTime::currentDateTimeUtc().date();
}

std::uint64_t randomSeed()
{
    return QRandomGenerator::system()->generate64() & largestSeed;
}
