#include "gamecore/play/campaign.h"

#include "gamecore/base/files.h"
#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/translations.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/packing/bundlefile.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The location of a campaign's levels.
struct LevelHome {
    QDir folder;                               ///< folder of the campaign file, or the path of the bundle
    std::optional<QSet<QString>> bundled = {}; ///< names of the entries of a bundle; std::nullopt outside bundles

    bool has(const QString &name) const
    {
        return bundled ? bundled->contains(name) : QFileInfo::exists(folder.filePath(name));
    }
    /// True if an existing file is inside the folder or bundle.
    bool holds(const QString &name) const
    {
        const QFileInfo file(folder.filePath(name));
        return bundled || (file.isFile() && liesBelow(file.filePath(), folder.path()));
    }
};

/// Returns why a name is not a valid level of the campaign, or std::nullopt.
std::optional<Issue> faultOf(const QString &name, const LevelHome &home, const QString &place)
{
    Issue issue{
        .code = IssueCode::BadValue, .path = place, .found = foundText(name), .expected = Expected::LevelInFolder};
    if (!staysBelow(name) || isCampaignFile(name)) {
        return issue;
    }
    if (!home.has(name)) {
        return Issue{.code = IssueCode::Unreadable,
                     .path = place,
                     .found = u"missing"_s,
                     .expected = Expected::File,
                     .names = {name}};
    }
    return home.holds(name) ? std::nullopt : std::optional(issue);
}

bool isMissing(const Issue &fault)
{
    return fault.code == IssueCode::Unreadable;
}

QStringList readLevels(JsonFields &fields, const LevelHome &home, MissingLevels missing)
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
        const auto fault = faultOf(names.at(i), home, pathOfIndex(fields.pathOf("levels"_L1), i));
        if (fault && (missing == MissingLevels::Refuse || !isMissing(*fault))) {
            fields.issues().add(*fault);
        }
        levels.append(home.folder.filePath(names.at(i)));
    }
    return levels;
}

/// Reads the fields of a campaign. `fileName` is its name if the file sets none.
Campaign readFields(const QJsonObject &root, const QString &fileName, const LevelHome &home, MissingLevels missing,
                    IssueList &issues)
{
    JsonFields fields(root, {}, issues);
    fields.require("levels"_L1);
    if (!readFormat(
            fields,
            {.name = u"mazewright-campaign"_s, .version = campaignVersion, .otherwise = IssueCode::NotACampaign})) {
        return {};
    }
    Campaign campaign{.path = {},
                      .name = fields.text("name"_L1),
                      .author = fields.text("author"_L1),
                      .description = fields.text("description"_L1),
                      .translations = readTranslations(fields),
                      .carriesHero = fields.boolean("carry"_L1, false),
                      .levels = readLevels(fields, home, missing)};
    if (campaign.name.isEmpty()) {
        campaign.name = fileName;
    }
    issues.add(issuesOfTranslations(campaign.translations, campaignTexts()));
    fields.reportUnknownKeys(campaignKeys());
    return campaign;
}

/// Parses the text of a campaign file. `path` is the path of the campaign.
ReadCampaign readText(const QByteArray &text, const QString &path, const LevelHome &home, MissingLevels missing)
{
    ReadCampaign result;
    if (const std::optional<QJsonObject> root = parseJson(text, result.issues)) {
        const QString name = QFileInfo(path).fileName();
        const auto ending = isBundlePath(path) ? ".mazewright"_L1 : ".campaign.json"_L1;
        Campaign campaign = readFields(*root, name.chopped(ending.size()), home, missing, result.issues);
        if (!result.issues.hasErrors()) {
            campaign.path = path;
            result.campaign = std::move(campaign);
        }
    } else {
        replaceRootTypeIssue(IssueCode::NotACampaign, result.issues);
    }
    locateIssues(text, result.issues);
    result.issues.sortByPlace();
    return result;
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
    return isCampaignFile(path) || isBundlePath(path) || QFileInfo(path).isDir();
}

bool isCampaignFile(const QString &path)
{
    return path.endsWith(".campaign.json"_L1, Qt::CaseInsensitive);
}

ReadCampaign readCampaignFile(const QString &path, MissingLevels missing)
{
    if (isBundlePath(path)) {
        return readCampaignBundle(path);
    }
    ReadCampaign result;
    if (const std::optional<QByteArray> text = readFile(path, largestCampaign, result.issues)) {
        result = readText(*text, path, {.folder = QFileInfo(path).dir()}, missing);
    }
    result.issues.setFile(path);
    return result;
}

ReadCampaign readCampaignBundle(const QString &path)
{
    ReadCampaign unread;
    if (const auto files = readBundle(path, unread.issues)) {
        return campaignOfBundle(path, *files);
    }
    unread.issues.setFile(path);
    return unread;
}

ReadCampaign campaignOfBundle(const QString &path, const std::vector<ArchiveEntry> &files)
{
    LevelHome home{.folder = QDir(path), .bundled = QSet<QString>()};
    std::vector<const ArchiveEntry *> campaigns;
    for (const ArchiveEntry &entry : files) {
        home.bundled->insert(entry.name);
        if (isCampaignFile(entry.name) && !entry.name.contains(u'/')) {
            campaigns.push_back(&entry);
        }
    }
    if (campaigns.size() == 1 && campaigns.front()->bytes.size() <= largestCampaign) {
        ReadCampaign read = readText(campaigns.front()->bytes, path, home, MissingLevels::Refuse);
        read.issues.setFile(path + u'/' + campaigns.front()->name);
        return read;
    }
    ReadCampaign result;
    result.issues.add({.code = IssueCode::Unreadable, .found = u"no_campaign"_s, .expected = Expected::File});
    result.issues.setFile(path);
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
        result.issues.add({.code = IssueCode::Unreadable,
                           .file = path,
                           .found = QFileInfo(path).isReadable() ? u"no_levels"_s : u"unopened"_s,
                           .expected = Expected::File});
    } else {
        result.campaign = std::move(campaign);
    }
    return result;
}

ReadCampaign readCampaign(const QString &path, MissingLevels missing)
{
    return QFileInfo(path).isDir() ? campaignOfFolder(path) : readCampaignFile(path, missing);
}
