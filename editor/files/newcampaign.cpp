#include "editor/files/newcampaign.h"

#include "editor/files/campaignwriting.h"
#include "editor/files/filename.h"
#include "editor/wording/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

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

/// Writes all files into a folder. The fault that stopped it, if one did.
std::optional<SaveFault> writeFiles(const QDir &folder, const QString &name, const std::vector<Level> &levels,
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
    return writeWhole(folder.filePath(name + u".campaign.json"_s), newCampaignText(name, files), MissingFolder::Refuse);
}

} // namespace

CampaignChange writeNewCampaign(const QString &folder, const std::vector<Level> &levels, const Catalogue &catalogue)
{
    const QFileInfo info(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
    const QString shown = QDir::toNativeSeparators(folder);
    if (info.exists()) {
        return failedChange(NewCampaignText::tr("“%1” is there already.").arg(shown));
    }
    // Beside it, so that renaming moves nothing from disk to disk.
    QTemporaryDir beside(info.path() + u"/.mazewright-XXXXXX"_s);
    if (!beside.isValid()) {
        return failedChange(NewCampaignText::tr("The folder “%1” could not be made.").arg(shown));
    }
    if (const auto fault = writeFiles(QDir(beside.path()), info.fileName(), levels, catalogue)) {
        return failedChange(sentenceOf(*fault));
    }
    // Only its owner may see into a temporary folder.
    QFile::setPermissions(beside.path(), QFile::permissions(info.path()) | QFile::permissions(beside.path()));
    if (!QDir().rename(beside.path(), info.filePath())) {
        return failedChange(NewCampaignText::tr("The folder “%1” could not be made.").arg(shown));
    }
    beside.setAutoRemove(false);
    return {.path = info.filePath() + u'/' + info.fileName() + u".campaign.json"_s};
}
