#include "editor/document/campaignchange.h"

#include "editor/wording/savefault.h"
#include "gamecore/base/jsontext.h"
#include "gamecore/base/jsonwriter.h"
#include "gamecore/level/levelreader.h"
#include "gamecore/level/levelwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QString levelEnding = u".level.json"_s;
const QString campaignEnding = u".campaign.json"_s;

struct CampaignText {
    Q_DECLARE_TR_FUNCTIONS(CampaignText)
};

CampaignChange failed(const QString &fault)
{
    return {.fault = fault};
}

CampaignChange shippedFault()
{
    return failed(CampaignText::tr("This campaign came with Mazewright and cannot be changed, only copied."));
}

/// What the file says; of a folder, which has none, what a file of it would say.
std::optional<QJsonObject> fieldsOf(const Campaign &campaign)
{
    if (!isCampaignFile(campaign.path)) {
        return QJsonObject{
            {u"format"_s, u"mazewright-campaign"_s}, {u"version"_s, campaignVersion}, {u"name"_s, campaign.name}};
    }
    IssueList issues;
    const std::optional<QByteArray> text = readFile(campaign.path, largestCampaign, issues);
    return text ? parseJson(*text, issues) : std::nullopt;
}

QString levelLines(const QJsonArray &levels)
{
    QStringList lines;
    for (const QJsonValue &level : levels) {
        lines.append(u"        "_s + jsonString(level.toString()));
    }
    return u"[\n"_s + lines.join(u",\n"_s) + u"\n    ]"_s;
}

/// In the order of docs/campaign-format.md, one level a line.
QByteArray textOf(const QJsonObject &fields)
{
    QStringList lines;
    const QStringList order{u"format"_s,      u"version"_s, u"name"_s,  u"author"_s,
                            u"description"_s, u"carry"_s,   u"levels"_s};
    for (const QString &key : orderedKeys(fields, order)) {
        const QJsonValue value = fields.value(key);
        const bool isList = key == "levels"_L1 && value.isArray();
        lines.append(u"    "_s + jsonString(key) + u": "_s + (isList ? levelLines(value.toArray()) : jsonLine(value)));
    }
    const QString text = u"{\n"_s + lines.join(u",\n"_s) + u"\n}\n"_s;
    return text.toUtf8();
}

QString newFileOf(const Campaign &campaign)
{
    const QString folder = folderOf(campaign);
    return freeFile(folder, QDir(folder).dirName(), campaignEnding);
}

CampaignChange written(const Campaign &campaign, const QString &key, const QJsonValue &value)
{
    if (isShippedCampaign(campaign)) {
        return shippedFault();
    }
    std::optional<QJsonObject> fields = fieldsOf(campaign);
    if (!fields) {
        return failed(CampaignText::tr("“%1” can no longer be read.").arg(QDir::toNativeSeparators(campaign.path)));
    }
    fields->insert(key, value);
    if (!fields->contains("levels"_L1)) {
        QJsonArray names;
        for (const QString &level : campaign.levels) {
            names.append(QDir(folderOf(campaign)).relativeFilePath(level));
        }
        fields->insert(u"levels"_s, names);
    }
    const QString path = isCampaignFile(campaign.path) ? campaign.path : newFileOf(campaign);
    if (const std::optional<SaveFault> fault = writeWhole(path, textOf(*fields), MissingFolder::Refuse)) {
        return failed(sentenceOf(*fault));
    }
    return {.path = path};
}

QString copyFault(const QString &from, const QString &to)
{
    return CampaignText::tr("“%1” could not be copied to “%2”.")
        .arg(QDir::toNativeSeparators(from), QDir::toNativeSeparators(to));
}

/// Files of the program are read-only, and so would be their copies.
bool copyFile(const QString &from, const QString &to)
{
    if (!QFile::copy(from, to)) {
        return false;
    }
    QFile copy(to);
    return copy.setPermissions(copy.permissions() | QFileDevice::WriteOwner | QFileDevice::ReadOwner);
}

bool isWithin(const QString &file, const QString &folder)
{
    return QFileInfo(file).canonicalFilePath().startsWith(QDir(folder).canonicalPath() + u'/');
}

/// The endings by which a file is known as a level.
QString endingOf(const QString &file)
{
    return isTextFile(file) ? u".txt"_s : levelEnding;
}

CampaignChange withLevel(const Campaign &campaign, qsizetype place, const QString &file)
{
    QStringList levels = campaign.levels;
    levels.insert(place + 1, file);
    CampaignChange change = setCampaignLevels(campaign, levels);
    change.level = file;
    return change;
}

bool isFileName(const QString &name)
{
    const QString forbidden = u"/\\:*?\"<>|"_s;
    return !name.trimmed().isEmpty() && !name.startsWith(u'.')
           && std::none_of(name.begin(), name.end(), [&](QChar c) { return c < u' ' || forbidden.contains(c); });
}

} // namespace

bool isShippedCampaign(const Campaign &campaign)
{
    return isShippedFile(campaign.path);
}

QString folderOf(const Campaign &campaign)
{
    return isCampaignFile(campaign.path) ? QFileInfo(campaign.path).path() : campaign.path;
}

QString freeFile(const QString &folder, const QString &name, const QString &ending)
{
    QString path = folder + u'/' + name + ending;
    for (int i = 2; QFileInfo::exists(path); ++i) {
        path = folder + u"/%1 %2"_s.arg(name).arg(i) + ending;
    }
    return path;
}

QStringList campaignsAround(const QString &level)
{
    const QDir folder = QFileInfo(level).dir();
    QDir above = folder;
    QStringList listing;
    QStringList unreadable;
    QStringList others;
    const auto look = [&](const QDir &in, bool isOwnFolder) {
        for (const QString &name : in.entryList({u'*' + campaignEnding}, QDir::Files, QDir::Name)) {
            const QString path = in.filePath(name);
            const ReadCampaign read = readCampaignFile(path);
            if (read.campaign && read.campaign->placeOf(level) >= 0) {
                listing.append(read.campaign->path);
            } else if (isOwnFolder) {
                (read.campaign ? others : unreadable).append(path);
            }
        }
    };
    look(folder, true);
    if (above.cdUp()) {
        look(above, false);
    }
    return listing + unreadable + others + QStringList{folder.path()};
}

CampaignChange setCampaignLevels(const Campaign &campaign, const QStringList &levels)
{
    if (levels.isEmpty()) {
        return failed(CampaignText::tr("A campaign has at least one level."));
    }
    if (levels.size() > mostCampaignLevels) {
        return failed(CampaignText::tr("A campaign has at most %1 levels.").arg(mostCampaignLevels));
    }
    QJsonArray names;
    for (const QString &level : levels) {
        names.append(QDir(folderOf(campaign)).relativeFilePath(level));
    }
    return written(campaign, u"levels"_s, names);
}

CampaignChange setCampaignName(const Campaign &campaign, const QString &name)
{
    return written(campaign, u"name"_s, name);
}

CampaignChange renameCampaignLevel(const Campaign &campaign, qsizetype place, const QString &name)
{
    if (isShippedCampaign(campaign)) {
        return shippedFault();
    }
    const QString from = campaign.levels.at(place);
    const QString to = QFileInfo(from).path() + u'/' + name.trimmed() + endingOf(from);
    if (!isFileName(name)) {
        return failed(CampaignText::tr("“%1” cannot be the name of a file.").arg(name));
    }
    if (QFileInfo::exists(to)) {
        return failed(CampaignText::tr("There is a file “%1” already.").arg(QFileInfo(to).fileName()));
    }
    if (!QFile::rename(from, to)) {
        return failed(CampaignText::tr("“%1” could not be renamed.").arg(QDir::toNativeSeparators(from)));
    }
    if (!isCampaignFile(campaign.path)) {
        return {.path = campaign.path, .level = to};
    }
    QStringList levels = campaign.levels;
    levels[place] = to;
    CampaignChange change = setCampaignLevels(campaign, levels);
    if (!change.isDone()) {
        QFile::rename(to, from);
    }
    change.level = to;
    return change;
}

CampaignChange addCampaignLevel(const Campaign &campaign, qsizetype place, const QString &file)
{
    if (isShippedCampaign(campaign)) {
        return shippedFault();
    }
    if (isWithin(file, folderOf(campaign))) {
        return withLevel(campaign, place, file);
    }
    const QString copy = freeFile(folderOf(campaign), levelNameOf(file), endingOf(file));
    if (!copyFile(file, copy)) {
        return failed(copyFault(file, copy));
    }
    CampaignChange change = withLevel(campaign, place, copy);
    if (!change.isDone()) {
        QFile::remove(copy);
    }
    return change;
}

CampaignChange addNewCampaignLevel(const Campaign &campaign, qsizetype place, const Level &level,
                                   const Catalogue &catalogue)
{
    if (isShippedCampaign(campaign)) {
        return shippedFault();
    }
    const QString number = QString::number(campaign.levels.size() + 1).rightJustified(2, u'0');
    const QString path =
        freeFile(folderOf(campaign), CampaignText::tr("level_%1", "file name").arg(number), levelEnding);
    if (const std::optional<SaveFault> fault =
            writeWhole(path, writeLevelJson(level, catalogue), MissingFolder::Refuse)) {
        return failed(sentenceOf(*fault));
    }
    CampaignChange change = withLevel(campaign, place, path);
    if (!change.isDone()) {
        QFile::remove(path);
    }
    return change;
}

CampaignChange copyCampaign(const Campaign &campaign, const QString &folder)
{
    const QString source = folderOf(campaign);
    const QString name = isCampaignFile(campaign.path)
                             ? QFileInfo(campaign.path).fileName().chopped(campaignEnding.size())
                             : QDir(source).dirName();
    const QString target = freeFile(folder, name, {});
    QDir made(target);
    const auto giveUp = [&made](const QString &fault) {
        made.removeRecursively();
        return failed(fault);
    };
    if (!made.mkpath(u"."_s)) {
        return failed(CampaignText::tr("The folder “%1” could not be made.").arg(QDir::toNativeSeparators(target)));
    }
    Campaign copy = campaign;
    for (QString &level : copy.levels) {
        const QString to = made.filePath(QDir(source).relativeFilePath(level));
        if (!QFileInfo(to).dir().mkpath(u"."_s) || (!QFileInfo::exists(to) && !copyFile(level, to))) {
            return giveUp(copyFault(level, to));
        }
        level = to;
    }
    const QString file = made.filePath(QFileInfo(campaign.path).fileName());
    if (isCampaignFile(campaign.path) && !copyFile(campaign.path, file)) {
        return giveUp(copyFault(campaign.path, file));
    }
    return {.path = isCampaignFile(campaign.path) ? file : target};
}
