#include "editor/storage/campaignwriting.h"

#include "editor/text/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/json/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

struct CampaignFileText {
    Q_DECLARE_TR_FUNCTIONS(CampaignText)
};

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

QString levelLines(const QJsonArray &levels)
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
        return levelLines(value.toArray());
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
    return freeFile(folder, QDir(folder).dirName(), u".campaign.json"_s);
}

/// Writes a campaign file, or removes it if `after` is std::nullopt.
CampaignChange put(const QString &file, const std::optional<QByteArray> &before, const std::optional<QByteArray> &after)
{
    if (!after && !QFile::remove(file)) {
        return failedChange(CampaignFileText::tr("Cannot delete “%1”.").arg(QDir::toNativeSeparators(file)));
    }
    if (const std::optional<SaveFault> fault = after ? writeWhole(file, *after, MissingFolder::Refuse) : std::nullopt) {
        return failedChange(sentenceOf(*fault));
    }
    return {.path = after ? file : QFileInfo(file).path(), .file = file, .before = before, .after = after};
}

} // namespace

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
            ? CampaignFileText::tr("This campaign comes with Mazewright. You cannot change it, but you can copy it.")
            : CampaignFileText::tr("This campaign is a single file. Unpack it to change it."));
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
            CampaignFileText::tr("“%1” can no longer be read.").arg(QDir::toNativeSeparators(campaign.path)));
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
        return failedChange(CampaignFileText::tr("A campaign needs at least one level."));
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

namespace {

CampaignChange undoneWriting(const CampaignChange &change)
{
    const std::optional<QByteArray> now = QFileInfo::exists(change.file) ? contentOf(change.file) : std::nullopt;
    if (now != change.after) {
        return failedChange(
            CampaignFileText::tr("Another program has changed “%1”.").arg(QDir::toNativeSeparators(change.file)));
    }
    return put(change.file, change.after, change.before);
}

} // namespace

CampaignChange renamedLevelFile(const QString &from, const QString &to, const std::function<CampaignChange()> &write)
{
    if (QFileInfo::exists(to)) {
        return failedChange(CampaignFileText::tr("A file “%1” already exists.").arg(QFileInfo(to).fileName()));
    }
    if (!QFile::rename(from, to)) {
        return failedChange(CampaignFileText::tr("Cannot rename “%1”.").arg(QDir::toNativeSeparators(from)));
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
