#include "editor/fileactions/campaignexport.h"

#include "editor/storage/campaignchange.h"
#include "editor/storage/filename.h"
#include "editor/text/authoredtext.h"
#include "editor/text/issuetext.h"
#include "editor/text/savefault.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/base/files.h"
#include "gamecore/sharing/bundle.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

const QString giftEnding = u".mazewright"_s;

class CampaignExport {
    Q_DECLARE_TR_FUNCTIONS(CampaignExport)

public:
    static QString askPath(const Campaign &campaign, const QString &ownFolder, QWidget &host)
    {
        const QString folder = isShippedCampaign(campaign) ? ownFolder : folderOf(campaign);
        QDir().mkpath(folder);
        QFileDialog dialog(&host, title(), folder, tr("Single-file campaigns (*%1)").arg(giftEnding));
        dialog.setObjectName(u"giveAwayDialog"_s);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setFileMode(QFileDialog::AnyFile);
        dialog.setDefaultSuffix(giftEnding.sliced(1));
        dialog.selectFile(QFileInfo(freeFile(folder, fileNameFor(nameOf(campaign)), giftEnding)).fileName());
        return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    }

    /// Packs the campaign in a worker thread, since all files must be read; std::nullopt if cancelled.
    static std::optional<PackedCampaign> packed(const Campaign &campaign, QWidget &host)
    {
        PackedCampaign result;
        const Worker worker = progressWorker(&host, {.sentence = tr("Exporting the campaign…")});
        const bool isDone = worker([&](const std::atomic<bool> &) { result = packedCampaign(campaign); });
        return isDone ? std::optional(std::move(result)) : std::nullopt;
    }

    static Question unsaved(int levels)
    {
        const QString text =
            tr("%n levels of this campaign have unsaved changes. Only saved content is exported.", nullptr, levels);
        return {.name = u"giveUnsaved"_s,
                .title = title(),
                .text = text,
                .answers = {{.button = QMessageBox::SaveAll, .text = tr("&Save first")},
                            {.role = QMessageBox::DestructiveRole,
                             .name = u"giveWithoutChanges"_s,
                             .text = tr("Export &without changes")},
                            {.button = QMessageBox::Cancel}}};
    }

    static QString title() { return tr("Export campaign"); }
};

} // namespace

bool mayExportUnsaved(int levels, QWidget &host, const std::function<bool()> &save)
{
    const std::size_t choice = answerTo(&host, CampaignExport::unsaved(levels));
    return choice == 0 ? save() : choice == 1;
}

QString exportedCampaign(const Campaign &campaign, const QString &ownFolder, QWidget &host)
{
    QString path = CampaignExport::askPath(campaign, ownFolder, host);
    if (path.isEmpty()) {
        return {};
    }
    if (!path.endsWith(giftEnding, Qt::CaseInsensitive)) {
        path += giftEnding;
        if (!confirmOverwrite(path, CampaignExport::title(), &host)) {
            return {};
        }
    }
    const std::optional<PackedCampaign> packed = CampaignExport::packed(campaign, host);
    if (!packed) {
        return {};
    }
    const auto fault = packed->issues.isEmpty() ? writeWhole(path, packed->bytes) : std::nullopt;
    if (!packed->issues.isEmpty() || fault) {
        showMessage(&host, u"giveAwayFailed"_s, fault ? sentenceOf(*fault) : lineOf(packed->issues[0]));
        return {};
    }
    return path;
}
