#include "editor/filing/campaignunpacking.h"

#include "editor/files/filename.h"
#include "editor/files/newcampaign.h"
#include "editor/widgets/progressworker.h"
#include "editor/wording/authoredtext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

class CampaignUnpacking {
    Q_DECLARE_TR_FUNCTIONS(CampaignUnpacking)

public:
    /// The folder that is to be made; empty: none.
    static QString askFolder(const Campaign &campaign, const QString &ownFolder, QWidget &host)
    {
        QDir().mkpath(ownFolder);
        QFileDialog dialog(&host, tr("Unpack campaign"), ownFolder);
        dialog.setObjectName(u"unpackDialog"_s);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setFileMode(QFileDialog::AnyFile);
        dialog.setOption(QFileDialog::DontConfirmOverwrite); // what is there is never written over
        dialog.setLabelText(QFileDialog::FileName, tr("New folder:"));
        dialog.setLabelText(QFileDialog::Accept, tr("Unpack"));
        keepQuotesOut(dialog);
        dialog.selectFile(QFileInfo(freeFile(ownFolder, folderNameFor(campaign), {})).fileName());
        return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    }

    static QString sentence() { return tr("The campaign is being unpacked…"); }

private:
    static QString folderNameFor(const Campaign &campaign)
    {
        const QString name = fileNameFor(nameOf(campaign));
        return name.isEmpty() ? QFileInfo(campaign.path).completeBaseName() : name;
    }
};

} // namespace

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
