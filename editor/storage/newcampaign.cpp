#include "editor/storage/newcampaign.h"

#include "editor/storage/campaignchange.h"
#include "editor/storage/filename.h"
#include "editor/text/issuetext.h"
#include "editor/text/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/sharing/bundle.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

const QString endingOfCampaigns = u".campaign.json"_s;

struct NewCampaignText {
    Q_DECLARE_TR_FUNCTIONS(CampaignText)
};

QString levelFileOf(const Level &level, std::size_t number, std::size_t count)
{
    const int digits = int(QString::number(count).size());
    const QString place = QString::number(number).rightJustified(qMax(2, digits), u'0');
    const QString name = fileNameFor(level.name).toLower().replace(u' ', u'_');
    return place + (name.isEmpty() ? QString() : u'_' + name) + u".level.json"_s;
}

/// Writes the content of a folder. Returns the fault that stopped it, if any.
using Writing = std::function<std::optional<SaveFault>(const QDir &folder)>;

std::optional<SaveFault> writeLevels(const QDir &folder, const QString &name, const std::vector<Level> &levels,
                                     const Catalogue &catalogue)
{
    QStringList files;
    for (const Level &level : levels) {
        files.append(levelFileOf(level, std::size_t(files.size()) + 1, levels.size()));
        const QByteArray bytes = writeLevelJson(level, catalogue);
        if (auto fault = writeWhole(folder.filePath(files.last()), bytes, MissingFolder::Refuse)) {
            return fault;
        }
    }
    return writeWhole(folder.filePath(name + endingOfCampaigns), newCampaignText(name, files), MissingFolder::Refuse);
}

/// Writes the files; their names may contain subfolders.
std::optional<SaveFault> writeFiles(const QDir &folder, const std::vector<ArchiveEntry> &files)
{
    for (const ArchiveEntry &file : files) {
        if (auto fault = writeWhole(folder.filePath(file.name), file.bytes)) {
            return fault;
        }
    }
    return std::nullopt;
}

/// Returns a normalized path, without `..` and without a `/` at its end.
QFileInfo wholeInfo(const QString &folder)
{
    return QFileInfo(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
}

CampaignChange unmadeFolder(const QString &folder)
{
    return failedChange(NewCampaignText::tr("Cannot create the folder “%1”.").arg(QDir::toNativeSeparators(folder)));
}

/// Fills a temporary folder beside the target and renames it, so that no data moves between disks.
CampaignChange newFolder(const QString &folder, const Writing &write)
{
    const QFileInfo info = wholeInfo(folder);
    if (info.exists()) {
        return failedChange(NewCampaignText::tr("“%1” already exists.").arg(QDir::toNativeSeparators(folder)));
    }
    QTemporaryDir beside(info.path() + u"/.mazewright-XXXXXX"_s);
    if (!beside.isValid()) {
        return unmadeFolder(folder);
    }
    if (const auto fault = write(QDir(beside.path()))) {
        return failedChange(sentenceOf(*fault));
    }
    // A temporary folder is accessible only to its owner.
    QFile::setPermissions(beside.path(), QFile::permissions(info.path()) | QFile::permissions(beside.path()));
    if (!QDir().rename(beside.path(), info.filePath())) {
        return unmadeFolder(folder);
    }
    beside.setAutoRemove(false);
    return {.path = info.filePath() + u'/' + info.fileName() + endingOfCampaigns};
}

} // namespace

CampaignChange writeNewCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue)
{
    const QString name = wholeInfo(folder).fileName();
    return newFolder(folder, [&](const QDir &filled) { return writeLevels(filled, name, levels, catalogue); });
}

CampaignChange writeCampaignOf(const QString &folder, const QString &name, const QStringList &levels)
{
    const QString plain = fileNameFor(name);
    const QString path = freeFile(folder, plain.isEmpty() ? u"campaign"_s : plain, endingOfCampaigns);
    QStringList files;
    files.reserve(levels.size());
    for (const QString &level : levels) {
        files.append(QDir(folder).relativeFilePath(level));
    }
    const std::optional<SaveFault> fault = writeWhole(path, newCampaignText(name, files), MissingFolder::Refuse);
    return fault ? failedChange(sentenceOf(*fault)) : CampaignChange{.path = path};
}

CampaignChange unpackCampaign(const QString &archive, const QString &folder)
{
    IssueList issues;
    const auto files = unpackedCampaign(archive, wholeInfo(folder).fileName() + endingOfCampaigns, issues);
    if (!files) {
        const Issue *fault = issues.firstAtLeast(Severity::Error);
        return fault ? failedChange(lineOf(*fault)) : unmadeFolder(folder);
    }
    return newFolder(folder, [&files](const QDir &filled) { return writeFiles(filled, *files); });
}
