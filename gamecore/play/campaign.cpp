#include "gamecore/play/campaign.h"

#include "gamecore/base/files.h"
#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/translations.h"
#include "gamecore/levelfile/levelreader.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Why a name is no level of the folder; nothing if it is.
std::optional<Issue> faultOf(const QString &name, const QDir &folder, const QString &place)
{
    Issue issue{
        .code = IssueCode::BadValue, .path = place, .found = foundText(name), .expected = Expected::LevelInFolder};
    if (!staysBelow(name) || isCampaignFile(name)) {
        return issue;
    }
    const QFileInfo file(folder.filePath(name));
    if (!file.exists()) {
        return Issue{.code = IssueCode::Unreadable,
                     .path = place,
                     .found = u"missing"_s,
                     .expected = Expected::File,
                     .names = {name}};
    }
    return file.isFile() && liesBelow(file.filePath(), folder.path()) ? std::nullopt : std::optional(issue);
}

bool isMissing(const Issue &fault)
{
    return fault.code == IssueCode::Unreadable;
}

QStringList readLevels(JsonFields &fields, const QDir &folder, MissingLevels missing)
{
    const qsizetype before = fields.issues().count();
    const QStringList names = fields.texts("levels"_L1);
    const bool isList = fields.issues().count() == before;
    if (names.size() > mostCampaignLevels) {
        fields.report(IssueCode::TooLarge, "levels"_L1, Expected::Nothing, QString::number(names.size()));
        return {};
    }
    if (isList && names.isEmpty() && fields.has("levels"_L1)) {
        fields.report(IssueCode::BadValue, "levels"_L1, Expected::LevelInFolder);
    }
    QStringList levels;
    for (qsizetype i = 0; i < names.size() && isList; ++i) {
        const auto fault = faultOf(names.at(i), folder, pathOfIndex(fields.pathOf("levels"_L1), i));
        if (fault && (missing == MissingLevels::Refuse || !isMissing(*fault))) {
            fields.issues().add(*fault);
        }
        levels.append(folder.filePath(names.at(i)));
    }
    return levels;
}

Campaign readFields(const QJsonObject &root, const QString &path, MissingLevels missing, IssueList &issues)
{
    JsonFields fields(root, {}, issues);
    fields.require("levels"_L1);
    if (!readFormat(
            fields,
            {.name = u"mazewright-campaign"_s, .version = campaignVersion, .otherwise = IssueCode::NotACampaign})) {
        return {};
    }
    Campaign campaign{.path = path,
                      .name = fields.text("name"_L1),
                      .author = fields.text("author"_L1),
                      .description = fields.text("description"_L1),
                      .translations = readTranslations(fields),
                      .carriesHero = fields.boolean("carry"_L1, false),
                      .levels = readLevels(fields, QFileInfo(path).dir(), missing)};
    if (campaign.name.isEmpty()) {
        campaign.name = QFileInfo(path).fileName().chopped(int(qstrlen(".campaign.json")));
    }
    issues.add(issuesOfTranslations(campaign.translations, campaignTexts()));
    fields.reportUnknownKeys(campaignKeys());
    return campaign;
}

void setFile(IssueList &issues, const QString &path)
{
    for (Issue &issue : issues) {
        issue.file = path;
    }
}

} // namespace

qsizetype Campaign::placeOf(const QString &level) const
{
    const QString clean = QDir::cleanPath(level);
    const auto isLevel = [&clean](const QString &other) { return QDir::cleanPath(other) == clean; };
    const auto found = std::find_if(levels.begin(), levels.end(), isLevel);
    return found == levels.end() ? -1 : found - levels.begin();
}

const QStringList &campaignKeys()
{
    static const QStringList keys{u"format"_s,      u"version"_s,      u"name"_s,  u"author"_s,
                                  u"description"_s, u"translations"_s, u"carry"_s, u"levels"_s};
    return keys;
}

const QStringList &campaignTexts()
{
    static const QStringList paths{u"name"_s, u"description"_s};
    return paths;
}

bool isCampaignPath(const QString &path)
{
    return isCampaignFile(path) || QFileInfo(path).isDir();
}

bool isCampaignFile(const QString &path)
{
    return path.endsWith(".campaign.json"_L1, Qt::CaseInsensitive);
}

ReadCampaign readCampaignFile(const QString &path, MissingLevels missing)
{
    ReadCampaign result;
    if (const std::optional<QByteArray> text = readFile(path, largestCampaign, result.issues)) {
        if (const std::optional<QJsonObject> root = parseJson(*text, result.issues)) {
            Campaign campaign = readFields(*root, path, missing, result.issues);
            if (!result.issues.hasErrors()) {
                result.campaign = std::move(campaign);
            }
        } else {
            callOtherwise(IssueCode::NotACampaign, result.issues);
        }
        locateIssues(*text, result.issues);
        result.issues.sortByPlace();
    }
    setFile(result.issues, path);
    return result;
}

QStringList levelFilesIn(const QString &folder)
{
    const QDir directory(folder);
    QStringList paths;
    for (const QString &name : directory.entryList({u"*.level.json"_s, u"*.txt"_s}, QDir::Files, QDir::Name)) {
        paths.append(directory.filePath(name));
    }
    return paths;
}

ReadCampaign campaignOfFolder(const QString &path)
{
    ReadCampaign result;
    const QStringList files = levelFilesIn(path);
    Campaign campaign{.path = path,
                      .name = QDir(path).dirName(),
                      .author = {},
                      .description = {},
                      .levels = files.first(qMin<qsizetype>(files.size(), mostCampaignLevels))};
    if (campaign.levels.isEmpty()) {
        result.issues.add(
            {.code = IssueCode::Unreadable, .file = path, .found = u"no_levels"_s, .expected = Expected::File});
    } else {
        result.campaign = std::move(campaign);
    }
    return result;
}

ReadCampaign readCampaign(const QString &path, MissingLevels missing)
{
    return QFileInfo(path).isDir() ? campaignOfFolder(path) : readCampaignFile(path, missing);
}
