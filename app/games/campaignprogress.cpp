#include "app/games/campaignprogress.h"

#include "app/settings/knownlevels.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/play/traveller.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestProgress = 1024 * 1024;

QString identityOf(const Campaign &campaign)
{
    return lastingPath(campaign.path);
}

QString fileOf(const QString &identity)
{
    const QByteArray name = QCryptographicHash::hash(identity.toUtf8(), QCryptographicHash::Sha256);
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/campaigns/"_s
           + QString::fromLatin1(name.toHex().first(32)) + u".json"_s;
}

std::optional<CampaignProgress> progressFrom(const QByteArray &text, const Campaign &campaign)
{
    IssueList issues;
    const std::optional<QJsonObject> root = parseJson(text, issues);
    if (!root) {
        return std::nullopt;
    }
    JsonFields fields(*root, {}, issues);
    const qint64 place = fields.integer("place"_L1, 0, mostCampaignLevels, 0);
    CampaignProgress progress{.place = qMin<qint64>(place, campaign.levels.size()),
                              .way = fields.text("run"_L1),
                              .isPractice = fields.boolean("practice"_L1, false)};
    const bool isSame = fields.text("campaign"_L1) == identityOf(campaign);
    const QJsonObject hero = fields.object("hero"_L1);
    const bool hasHero = !hero.isEmpty() && campaign.carriesHero;
    if (hasHero) {
        progress.traveller = travellerFromJson(hero);
    }
    const bool isGood = issues.isEmpty() && isSame && hasHero == progress.traveller.has_value();
    return isGood ? std::optional(progress) : std::nullopt;
}

} // namespace

CampaignProgress loadProgress(const Campaign &campaign)
{
    const QString path = fileOf(identityOf(campaign));
    IssueList issues;
    const std::optional<QByteArray> text = readFile(path, largestProgress, issues);
    const std::optional<CampaignProgress> progress = text ? progressFrom(*text, campaign) : std::nullopt;
    return progress.value_or(CampaignProgress{.isDamaged = QFileInfo::exists(path)});
}

std::optional<SaveFault> saveProgress(const Campaign &campaign, const CampaignProgress &progress)
{
    QJsonObject object{{u"campaign"_s, identityOf(campaign)},
                       {u"place"_s, progress.place},
                       {u"run"_s, progress.way},
                       {u"practice"_s, progress.isPractice}};
    if (progress.traveller) {
        object.insert("hero"_L1, travellerToJson(*progress.traveller));
    }
    const QString path = fileOf(identityOf(campaign));
    if (loadProgress(campaign).isDamaged && !renameDamaged(path)) {
        return SaveFault{.what = SaveFault::What::NotAllowed, .path = path, .detail = {}};
    }
    return writeWhole(path, QJsonDocument(object).toJson());
}

CampaignProgress progressIn(const Campaign &campaign, const UnwrittenProgress &unwritten)
{
    const auto found = unwritten.constFind(identityOf(campaign));
    return found == unwritten.constEnd() ? loadProgress(campaign) : *found;
}

std::optional<SaveFault> ProgressFiles::save(const Campaign &campaign, const CampaignProgress &progress)
{
    m_saved.insert(identityOf(campaign), progress);
    return m_writes.addAndWait(fileOf(identityOf(campaign)),
                               [campaign, progress] { return saveProgress(campaign, progress); });
}

UnwrittenProgress ProgressFiles::unwritten() const
{
    UnwrittenProgress unwritten = m_saved;
    unwritten.removeIf([this](const auto &saved) { return !m_writes.isUnwritten(fileOf(saved.key())); });
    return unwritten;
}
