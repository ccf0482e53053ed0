#include "editor/fileactions/campaignedits.h"

#include "editor/document/leveldocument.h"
#include "editor/levelfiles/campaigndialog.h"
#include "editor/storage/campaignchange.h"
#include "editor/storage/filename.h"
#include "editor/storage/loadedlevel.h"
#include "editor/storage/newcampaign.h"
#include "editor/text/authoredtext.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/levelfile/levelformats.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

class CampaignUnpacking {
    Q_DECLARE_TR_FUNCTIONS(CampaignUnpacking)

public:
    /// Asks for the folder to be created; empty if cancelled.
    static QString askFolder(const Campaign &campaign, const QString &ownFolder, QWidget &host)
    {
        QDir().mkpath(ownFolder);
        QFileDialog dialog(&host, tr("Unpack campaign"), ownFolder);
        dialog.setObjectName(u"unpackDialog"_s);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setFileMode(QFileDialog::AnyFile);
        dialog.setOption(QFileDialog::DontConfirmOverwrite); // existing files are never overwritten
        dialog.setLabelText(QFileDialog::FileName, tr("New folder:"));
        dialog.setLabelText(QFileDialog::Accept, tr("Unpack"));
        keepQuotesOut(dialog);
        dialog.selectFile(QFileInfo(freeFile(ownFolder, folderNameFor(campaign), {})).fileName());
        return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    }

    static QString sentence() { return tr("Unpacking the campaign…"); }

private:
    static QString folderNameFor(const Campaign &campaign)
    {
        const QString name = fileNameFor(nameOf(campaign));
        return name.isEmpty() ? QFileInfo(campaign.path).completeBaseName() : name;
    }
};

/// Asks for a name and unpacks a campaign in one file into a new folder, by default within `ownFolder`. std::nullopt if
/// the user cancelled. Dialogs appear above `host`.
std::optional<CampaignChange> unpackedOnceAsked(const Campaign &campaign, const QString &ownFolder, QWidget &host)
{
    const QString folder = CampaignUnpacking::askFolder(campaign, ownFolder, host);
    if (folder.isEmpty()) {
        return std::nullopt;
    }
    CampaignChange change;
    const Worker worker = progressWorker(&host, {.sentence = CampaignUnpacking::sentence(), .canCancel = false});
    const bool isDone = worker([&](const std::atomic<bool> &) { change = unpackCampaign(campaign.path, folder); });
    return isDone ? std::optional(std::move(change)) : std::nullopt;
}

/// Returns the index of the level after which new ones are added.
int placeToAdd(const Campaign &campaign, int row)
{
    return row >= 0 ? row : int(campaign.levels.size()) - 1;
}

} // namespace

CampaignEdits::CampaignEdits(CataloguePtr catalogue, IsDamaged isDamaged, QWidget &host)
    : m_catalogue(std::move(catalogue)), m_isDamaged(std::move(isDamaged)), m_host(host)
{
}

/// Returns the campaign with the levels that a new campaign file would list: unreadable files of a folder are left out.
Campaign CampaignEdits::listed(Campaign campaign) const
{
    if (!isCampaignFile(campaign.path)) {
        campaign.levels.removeIf([this](const QString &level) { return m_isDamaged(level); });
    }
    return campaign;
}

/// Writes a new order of levels, without those that the campaign file would not list.
CampaignChange CampaignEdits::reordered(const Campaign &campaign, QStringList &levels) const
{
    const QStringList stay = listed(campaign).levels;
    levels.removeIf([&stay](const QString &level) { return !stay.contains(level); });
    return setCampaignLevels(campaign, levels);
}

CampaignEdit CampaignEdits::move(const Campaign &campaign, int from, int to) const
{
    QStringList levels = campaign.levels;
    const QString moved = levels.at(from);
    levels.move(from, to);
    const CampaignChange change = reordered(campaign, levels);
    return {change, isCampaignFile(campaign.path) ? to : int(levels.indexOf(moved))};
}

CampaignEdit CampaignEdits::addNew(const Campaign &campaign, int row) const
{
    const int place = placeToAdd(campaign, row);
    Level level = newLevel(*m_catalogue, LevelDocument::defaultSize);
    const QString &neighbor = campaign.levels.at(qMax(0, place));
    if (const auto read = loadLevelBy(neighbor, *m_catalogue, progressReader(&m_host)); read && read->level) {
        level.ruleset = read->level->ruleset;
        level.rules = read->level->rules;
    }
    return {addNewCampaignLevel(campaign, place, level, *m_catalogue), place + 1};
}

std::optional<CampaignEdit> CampaignEdits::addFile(const Campaign &campaign, int row) const
{
    QFileDialog dialog(&m_host, tr("Add level"), folderOf(campaign),
                       //: %1 are endings of files: "*.level.json *.txt"
                       tr("Levels (%1);;All files (*)").arg(levelPatterns()));
    dialog.setObjectName(u"addLevelDialog"_s);
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    const QString file = dialog.selectedFiles().value(0);
    if (const ReadLevel read = openLevelFile(file, *m_catalogue); !read.level || read.isForeignMap) {
        showMessage(&m_host, u"campaignFault"_s,
                    tr("“%1” is not a readable level.").arg(QDir::toNativeSeparators(file)));
        return std::nullopt;
    }
    const int place = placeToAdd(campaign, row);
    return CampaignEdit{addCampaignLevel(campaign, place, file), place + 1};
}

std::optional<CampaignEdit> CampaignEdits::remove(const Campaign &campaign, int row) const
{
    const QString file = QFileInfo(campaign.levels.at(row)).fileName();
    const bool isOfFolder = !isCampaignFile(campaign.path);
    const QString question =
        isOfFolder ? tr("Create a campaign file without “%1”? The level file stays in its folder.").arg(file)
                   : tr("Remove “%1” from “%2”? The level file stays in its folder.").arg(file, nameOf(campaign));
    if (answerTo(&m_host, {.name = u"removeCampaignLevelBox"_s,
                           .title = tr("Remove from the campaign"),
                           .text = question,
                           .answers = {{.button = QMessageBox::Yes}, {.button = QMessageBox::No}}})
        != 0) {
        return std::nullopt;
    }
    QStringList levels = campaign.levels;
    levels.removeAt(row);
    const CampaignChange change = reordered(campaign, levels);
    return CampaignEdit{change, qMin(row, int(levels.size()) - 1)};
}

std::optional<CampaignEdit> CampaignEdits::rename(const Campaign &campaign, int row) const
{
    const QString before = levelNameOf(campaign.levels.at(row));
    const std::optional<QString> name =
        askedLine(&m_host, u"renameLevelFile"_s, tr("Rename file"), tr("New file name:"), before);
    if (!name || *name == before) {
        return std::nullopt;
    }
    return CampaignEdit{renameCampaignLevel(campaign, row, *name), row};
}

std::optional<CampaignEdit> CampaignEdits::changeProperties(const Campaign &campaign, int row) const
{
    CampaignDialog dialog(propertiesOf(campaign), &m_host);
    if (dialog.exec() != QDialog::Accepted || dialog.properties() == propertiesOf(campaign)) {
        return std::nullopt;
    }
    return CampaignEdit{setCampaignProperties(listed(campaign), dialog.properties()), row};
}

QString CampaignEdits::copy(const Campaign &campaign, int row, const QString &folder) const
{
    const std::optional<CampaignChange> change =
        isInOneFile(campaign.path) ? unpackedOnceAsked(campaign, folder, m_host) : copyCampaign(campaign, folder);
    if (!change) {
        return {};
    }
    if (!change->isDone()) {
        showMessage(&m_host, u"campaignFault"_s, change->fault);
        return {};
    }
    const ReadCampaign copied = readCampaign(change->path);
    return copied.campaign ? copied.campaign->levels.at(qBound(0, row, int(copied.campaign->levels.size()) - 1))
                           : QString();
}
