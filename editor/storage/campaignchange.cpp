#include "editor/storage/campaignchange.h"

#include "editor/text/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/json/translations.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/bundlefile.h"

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

QString copyFault(const QString &from, const QString &to)
{
    return CampaignText::tr("Cannot copy “%1” to “%2”.")
        .arg(QDir::toNativeSeparators(from), QDir::toNativeSeparators(to));
}

/// Shipped files are read-only, and so would be their copies.
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

/// Returns the suffix of a level file.
QString endingOf(const QString &file)
{
    return isTextFile(file) ? QString(u'.' + QFileInfo(file).suffix()) : levelEnding;
}

CampaignChange withLevel(const Campaign &campaign, qsizetype place, const QString &file)
{
    if (!isCampaignFile(campaign.path)) {
        return {.path = campaign.path, .level = file}; // all level files in the folder belong to the campaign
    }
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

std::optional<QByteArray> contentOf(const QString &path)
{
    IssueList issues;
    return readFile(path, largestCampaign, issues);
}

QJsonObject newFields(const QString &name)
{
    return {{u"format"_s, u"mazewright-campaign"_s}, {u"version"_s, campaignVersion}, {u"name"_s, name}};
}

/// Returns the fields of the campaign file; for a folder without one, those that its file would have.
std::optional<QJsonObject> fieldsOf(const Campaign &campaign, const std::optional<QByteArray> &content)
{
    if (!isCampaignFile(campaign.path)) {
        return newFields(campaign.name);
    }
    IssueList issues;
    return content ? parseJson(*content, issues) : std::nullopt;
}

QString entryLines(const QJsonArray &levels)
{
    QStringList lines;
    for (const QJsonValue &level : levels) {
        lines.append(u"        "_s + jsonString(level.toString()));
    }
    return u"[\n"_s + lines.join(u",\n"_s) + u"\n    ]"_s;
}

QString linesOf(const QString &key, const QJsonValue &value)
{
    if (key == "levels"_L1 && value.isArray()) {
        return entryLines(value.toArray());
    }
    const bool isTranslated = key == "translations"_L1 && value.isObject() && !value.toObject().isEmpty();
    return isTranslated ? QString::fromUtf8(writeTranslations(value.toObject(), campaignTexts())) : jsonLine(value);
}

/// Returns the JSON of a campaign, one level per line.
QByteArray textOf(const QJsonObject &fields)
{
    QStringList lines;
    for (const QString &key : orderedKeys(fields, campaignKeys())) {
        lines.append(u"    "_s + jsonString(key) + u": "_s + linesOf(key, fields.value(key)));
    }
    const QString text = u"{\n"_s + lines.join(u",\n"_s) + u"\n}\n"_s;
    return text.toUtf8();
}

QString newFileOf(const Campaign &campaign)
{
    const QString folder = folderOf(campaign);
    return freeFile(folder, QDir(folder).dirName(), campaignEnding);
}

/// Writes a campaign file, or removes it if `after` is std::nullopt.
CampaignChange put(const QString &file, const std::optional<QByteArray> &before, const std::optional<QByteArray> &after)
{
    if (!after && !QFile::remove(file)) {
        return failedChange(CampaignText::tr("Cannot delete “%1”.").arg(QDir::toNativeSeparators(file)));
    }
    if (const std::optional<SaveFault> fault = after ? writeWhole(file, *after, MissingFolder::Refuse) : std::nullopt) {
        return failedChange(sentenceOf(*fault));
    }
    return {.path = after ? file : QFileInfo(file).path(), .file = file, .before = before, .after = after};
}

CampaignChange undoneWriting(const CampaignChange &change)
{
    const std::optional<QByteArray> now = QFileInfo::exists(change.file) ? contentOf(change.file) : std::nullopt;
    if (now != change.after) {
        return failedChange(
            CampaignText::tr("Another program has changed “%1”.").arg(QDir::toNativeSeparators(change.file)));
    }
    return put(change.file, change.after, change.before);
}

} // namespace

bool isShippedCampaign(const Campaign &campaign)
{
    return isShippedFile(campaign.path);
}

bool isInOneFile(const QString &campaign)
{
    return isBundlePath(campaign) && !QFileInfo(campaign).isDir();
}

bool mayBeChanged(const Campaign &campaign)
{
    return !isShippedCampaign(campaign) && !isInOneFile(campaign.path);
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

QString wholePath(const QString &level)
{
    return QDir::cleanPath(QFileInfo(level).absoluteFilePath());
}

QStringList campaignsAround(const QString &level)
{
    const QString path = wholePath(level);
    if (const QString archive = bundleAround(path); !archive.isEmpty()) {
        return {archive};
    }
    const QDir folder = QFileInfo(path).dir();
    QDir above = folder;
    QStringList listing;
    QStringList unreadable;
    QStringList others;
    const auto look = [&](const QDir &in, bool isOwnFolder) {
        for (const QString &name : in.entryList({u'*' + campaignEnding}, QDir::Files, QDir::Name)) {
            const QString file = in.filePath(name);
            const ReadCampaign read = readCampaignFile(file, MissingLevels::Keep);
            if (read.campaign && read.campaign->placeOf(path) >= 0) {
                listing.append(read.campaign->path);
            } else if (isOwnFolder) {
                (read.campaign ? others : unreadable).append(file);
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
    if (levels.size() > mostCampaignLevels) {
        return failedChange(CampaignText::tr("A campaign has at most %1 levels.").arg(mostCampaignLevels));
    }
    QJsonArray names;
    for (const QString &level : levels) {
        if (!isCampaignFile(campaign.path) && !QFileInfo::exists(level)) {
            return failedChange(
                CampaignText::tr("The file “%1” no longer exists.").arg(QDir::toNativeSeparators(level)));
        }
        names.append(nameInCampaign(campaign, level));
    }
    return writeCampaign(campaign, {{u"levels"_s, names}});
}

CampaignChange renameCampaignLevel(const Campaign &campaign, qsizetype place, const QString &name)
{
    if (!mayBeChanged(campaign)) {
        return unchangeableFault(campaign);
    }
    const QString from = campaign.levels.at(place);
    const QString to = QFileInfo(from).path() + u'/' + name.trimmed() + endingOf(from);
    if (!isFileName(name)) {
        return failedChange(CampaignText::tr("“%1” is not a valid file name.").arg(name));
    }
    return renamedLevelFile(from, to, [&campaign, place, &to] {
        QStringList levels = campaign.levels;
        levels[place] = to;
        return isCampaignFile(campaign.path) ? setCampaignLevels(campaign, levels)
                                             : CampaignChange{.path = campaign.path};
    });
}

CampaignChange addCampaignLevel(const Campaign &campaign, qsizetype place, const QString &file)
{
    if (!mayBeChanged(campaign)) {
        return unchangeableFault(campaign);
    }
    const bool isInPlace =
        isCampaignFile(campaign.path) ? isWithin(file, folderOf(campaign)) : campaign.placeOf(file) >= 0;
    if (isInPlace) {
        return withLevel(campaign, place, file);
    }
    const QString copy = freeFile(folderOf(campaign), levelNameOf(file), endingOf(file));
    if (!copyFile(file, copy)) {
        return failedChange(copyFault(file, copy));
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
    if (!mayBeChanged(campaign)) {
        return unchangeableFault(campaign);
    }
    const QString number = QString::number(campaign.levels.size() + 1).rightJustified(2, u'0');
    const QString path =
        freeFile(folderOf(campaign), CampaignText::tr("level_%1", "file name").arg(number), levelEnding);
    if (const std::optional<SaveFault> fault =
            writeWhole(path, writeLevelJson(level, catalogue), MissingFolder::Refuse)) {
        return failedChange(sentenceOf(*fault));
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
        return failedChange(fault);
    };
    if (!made.mkpath(u"."_s)) {
        return failedChange(CampaignText::tr("Cannot create the folder “%1”.").arg(QDir::toNativeSeparators(target)));
    }
    Campaign copy = campaign;
    for (QString &level : copy.levels) {
        const QString to = made.filePath(nameInCampaign(campaign, level));
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

QString nameInCampaign(const Campaign &campaign, const QString &level)
{
    return QDir(folderOf(campaign)).relativeFilePath(QFileInfo(level).absoluteFilePath());
}

QByteArray newCampaignText(const QString &name, const QStringList &levels)
{
    QJsonObject fields = newFields(name);
    fields.insert(u"levels"_s, QJsonArray::fromStringList(levels));
    return textOf(fields);
}

CampaignChange failedChange(const QString &fault)
{
    return {.fault = fault};
}

CampaignChange unchangeableFault(const Campaign &campaign)
{
    return failedChange(
        isShippedCampaign(campaign)
            ? CampaignText::tr("This campaign comes with Mazewright. You cannot change it, but you can copy it.")
            : CampaignText::tr("This campaign is a single file. Unpack it to change it."));
}

CampaignChange writeCampaign(const Campaign &campaign, const QJsonObject &values)
{
    if (!mayBeChanged(campaign)) {
        return unchangeableFault(campaign);
    }
    const std::optional<QByteArray> before = isCampaignFile(campaign.path) ? contentOf(campaign.path) : std::nullopt;
    std::optional<QJsonObject> fields = fieldsOf(campaign, before);
    if (!fields) {
        return failedChange(
            CampaignText::tr("“%1” can no longer be read.").arg(QDir::toNativeSeparators(campaign.path)));
    }
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (value.value().isNull()) {
            fields->remove(value.key());
        } else {
            fields->insert(value.key(), value.value());
        }
    }
    if (!fields->contains("levels"_L1)) {
        QJsonArray names;
        for (const QString &level : campaign.levels) {
            names.append(nameInCampaign(campaign, level));
        }
        fields->insert(u"levels"_s, names);
    }
    if (fields->value("levels"_L1).toArray().isEmpty()) {
        return failedChange(CampaignText::tr("A campaign needs at least one level."));
    }
    const QString path = isCampaignFile(campaign.path) ? campaign.path : newFileOf(campaign);
    return put(path, before, textOf(*fields));
}

CampaignProperties propertiesOf(const Campaign &campaign)
{
    return {.name = campaign.name,
            .author = campaign.author,
            .description = campaign.description,
            .translations = campaign.translations,
            .carriesHero = campaign.carriesHero};
}

CampaignChange setCampaignProperties(const Campaign &campaign, const CampaignProperties &properties)
{
    QJsonObject values;
    if (properties.name != campaign.name) {
        values.insert(u"name"_s, properties.name);
    }
    if (properties.author != campaign.author) {
        values.insert(u"author"_s, properties.author);
    }
    if (properties.description != campaign.description) {
        values.insert(u"description"_s, properties.description);
    }
    if (properties.carriesHero != campaign.carriesHero) {
        values.insert(u"carry"_s, properties.carriesHero);
    }
    if (properties.translations != campaign.translations) {
        values.insert(u"translations"_s,
                      properties.translations.isEmpty() ? QJsonValue() : QJsonValue(properties.translations));
    }
    return writeCampaign(campaign, values);
}

CampaignChange renamedLevelFile(const QString &from, const QString &to, const std::function<CampaignChange()> &write)
{
    if (QFileInfo::exists(to)) {
        return failedChange(CampaignText::tr("A file “%1” already exists.").arg(QFileInfo(to).fileName()));
    }
    if (!QFile::rename(from, to)) {
        return failedChange(CampaignText::tr("Cannot rename “%1”.").arg(QDir::toNativeSeparators(from)));
    }
    CampaignChange change = write();
    if (!change.isDone()) {
        QFile::rename(to, from);
    }
    change.level = to;
    change.levelBefore = from;
    return change;
}

CampaignChange undoneChange(const CampaignChange &change)
{
    const auto write = [&change] {
        return change.file.isEmpty() ? CampaignChange{.path = change.path} : undoneWriting(change);
    };
    if (change.isRenaming()) {
        return renamedLevelFile(change.level, change.levelBefore, write);
    }
    CampaignChange undone = write();
    undone.level = change.level;
    return undone;
}
