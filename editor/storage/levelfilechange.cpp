#include "editor/storage/levelfilechange.h"

#include "editor/storage/campaignchange.h"
#include "editor/storage/filename.h"
#include "editor/storage/newcampaign.h"
#include "editor/text/authoredtext.h"
#include "editor/text/issuetext.h"
#include "editor/text/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/translations.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/bundlefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct LevelFileText {
    Q_DECLARE_TR_FUNCTIONS(LevelFileText)
};

/// Returns the part of a file name after the level name: ".level.json" for "pit.level.json".
QString endingOfLevel(const QString &path)
{
    return QFileInfo(path).fileName().sliced(levelNameOf(path).size());
}

/// Reads the level of a file without checking it; std::nullopt if it cannot be read or is a foreign map.
std::optional<Level> levelIn(const QByteArray &bytes, const QString &path, const Catalogue &catalogue)
{
    const auto unchecked = [](const auto &...) { return CheckResult(); };
    ReadLevel read = openLevelBytes(bytes, path, catalogue, {}, unchecked);
    return read.isForeignMap ? std::nullopt : std::move(read.level).take();
}

/// Returns the form in which file names are compared with level names.
QString comparable(const QString &name)
{
    return fileNameFor(name).replace(u'_', u' ').toLower();
}

/// Returns the file name for a level, in the style (case, underscores) of the present one.
QString fileNameInMannerOf(const QString &before, const QString &name)
{
    QString file = fileNameFor(name);
    file = before == before.toLower() ? file.toLower() : file;
    return before.contains(u'_') ? file.replace(u' ', u'_') : file;
}

/// Returns the path of a level after it is renamed.
QString pathAfterRenaming(const QString &path, const QString &nameBefore, const QString &name)
{
    const QString base = levelNameOf(path);
    const bool isNamedAfter = nameBefore.trimmed().isEmpty() || comparable(nameBefore) == comparable(base);
    const QString wanted = fileNameInMannerOf(base, name);
    if (!isNamedAfter || wanted.isEmpty() || wanted == base || !campaignsListing(path).isEmpty()) {
        return path;
    }
    return freeFile(QFileInfo(path).path(), wanted, endingOfLevel(path));
}

CampaignChange written(const QString &path, const QByteArray &bytes)
{
    const std::optional<SaveFault> fault = writeWhole(path, bytes);
    return fault ? failedChange(sentenceOf(*fault)) : CampaignChange{.level = path};
}

std::optional<QByteArray> bytesOf(const QString &path, CampaignChange &failed)
{
    IssueList issues;
    std::optional<QByteArray> bytes = readFileOrEntry(path, largestJson, issues);
    if (const Issue *fault = bytes ? nullptr : issues.firstAtLeast(Severity::Error)) {
        failed = failedChange(
            LevelFileText::tr("Cannot read “%1”. %2").arg(QDir::toNativeSeparators(path), sentenceOf(*fault)));
    }
    return bytes;
}

/// Returns the number that freeFile() appended to a name, with a blank before it; empty if it appended none.
QString numberOf(const QString &file, const QString &name)
{
    return file.startsWith(name) ? file.sliced(name.size()) : QString();
}

} // namespace

QStringList campaignsListing(const QString &level)
{
    QStringList campaigns = campaignsAround(level);
    campaigns.removeIf([path = wholePath(level)](const QString &campaign) {
        const ReadCampaign read =
            isCampaignFile(campaign) ? readCampaignFile(campaign, MissingLevels::Keep) : ReadCampaign();
        return !read.campaign || read.campaign->placeOf(path) < 0;
    });
    return campaigns;
}

void setShownName(Level &level, const QString &name)
{
    const QString language = programLanguage();
    if (textIn(language, level.translations, u"name"_s, {}).isEmpty()) {
        level.name = name;
    } else {
        level.translations = withText(level.translations, language, u"name"_s, name);
    }
}

CampaignChange renameLevel(const QString &path, const QString &name, const Catalogue &catalogue)
{
    CampaignChange failed;
    const std::optional<QByteArray> bytes = bytesOf(path, failed);
    if (!bytes) {
        return failed;
    }
    std::optional<Level> level = isTextFile(path) ? std::nullopt : levelIn(*bytes, path, catalogue);
    const QString to = pathAfterRenaming(path, level ? nameOf(*level) : QString(), name);
    const auto write = [&]() -> CampaignChange {
        if (!level) {
            return {.level = to};
        }
        setShownName(*level, name);
        return written(to, writeLevelJson(*level, catalogue));
    };
    return to == path ? write() : renamedLevelFile(path, to, write);
}

CampaignChange duplicateLevel(const QString &path, const QString &folder, const Catalogue &catalogue)
{
    CampaignChange failed;
    const std::optional<QByteArray> bytes = bytesOf(path, failed);
    if (!bytes) {
        return failed;
    }
    const QString copy = freeFile(folder, levelNameOf(path), endingOfLevel(path));
    const QString number = numberOf(levelNameOf(copy), levelNameOf(path));
    std::optional<Level> level =
        number.isEmpty() || isForeignFile(path) ? std::nullopt : levelIn(*bytes, path, catalogue);
    if (!level || nameOf(*level).trimmed().isEmpty()) {
        return written(copy, *bytes);
    }
    level->name += level->name.isEmpty() ? QString() : number;
    const QJsonObject names = textsAt(level->translations, u"name"_s);
    for (auto text = names.begin(); text != names.end(); ++text) {
        level->translations = withText(level->translations, text.key(), u"name"_s, text.value().toString() + number);
    }
    return written(copy, writeLevelJson(*level, catalogue));
}

CampaignChange duplicateCampaign(const QString &path, const QString &folder)
{
    const ReadCampaign read = readCampaign(path);
    if (!read.campaign) {
        return failedChange(lineOf(*read.issues.firstAtLeast(Severity::Error)));
    }
    QDir().mkpath(folder);
    const QString base = QFileInfo(path).completeBaseName();
    const CampaignChange copy =
        isInOneFile(path) ? unpackCampaign(path, freeFile(folder, base, {})) : copyCampaign(*read.campaign, folder);
    const ReadCampaign copied = copy.isDone() && isCampaignFile(copy.path) ? readCampaign(copy.path) : ReadCampaign();
    const QString wanted = isCampaignFile(path) ? QFileInfo(path).fileName().section(u".campaign"_s, 0, 0) : base;
    const QString number = numberOf(QFileInfo(QFileInfo(copy.path).path()).fileName(), wanted);
    if (!copied.campaign || number.isEmpty()) {
        return copy;
    }
    CampaignProperties properties = propertiesOf(*copied.campaign);
    properties.name += number;
    const QJsonObject names = textsAt(properties.translations, u"name"_s);
    for (auto text = names.begin(); text != names.end(); ++text) {
        properties.translations =
            withText(properties.translations, text.key(), u"name"_s, text.value().toString() + number);
    }
    return setCampaignProperties(*copied.campaign, properties);
}
