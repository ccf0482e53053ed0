// What the actions of the campaign panel do.

#include "editor/desk/editrequests.h"
#include "editor/document/leveltabs.h"
#include "editor/filing/campaignfeature.h"
#include "editor/levels/campaigndialog.h"
#include "editor/levels/campaignpanel.h"
#include "editor/levels/levelsaver.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/dialogsize.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/question.h"
#include "editor/wording/authoredtext.h"
#include "gamecore/levelfile/levelformats.h"

#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QMainWindow>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace {

constexpr int widthOfNames = 420; ///< of a dialog that asks for one

/// A line of text; nothing if the person changed their mind.
std::optional<QString> askedText(QWidget *host, const QString &objectName, const QString &title, const QString &label,
                                 const QString &text)
{
    QInputDialog dialog(host);
    dialog.setObjectName(objectName);
    dialog.setWindowTitle(title);
    dialog.setLabelText(label);
    dialog.setTextValue(text);
    nameButtons(dialog);
    resizeOnScreen(dialog, {widthOfNames, dialog.sizeHint().height()});
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

} // namespace

bool CampaignFeature::finish(const CampaignChange &change, int row)
{
    if (!change.isDone()) {
        showMessage(&desk().host, u"campaignFault"_s, change.fault);
        findCampaigns();
        return false;
    }
    if (!m_paths.contains(change.path)) {
        m_paths.prepend(change.path);
    }
    m_path = change.path;
    watch();
    if (change.canBeUndone()) { // a level that came into a folder leaves what can be undone as it is
        m_undone.clear();
        m_done.push_back(change);
    }
    showCampaign();
    const bool isPlaced = m_campaign && !isCampaignFile(m_path) && !change.level.isEmpty(); // by its name
    m_panel->setCurrentRow(isPlaced ? int(m_campaign->placeOf(change.level)) : row);
    return true;
}

void CampaignFeature::undo()
{
    travel(m_done, m_undone);
}

void CampaignFeature::redo()
{
    travel(m_undone, m_done);
}

/// What cannot be taken back now never can: the file is something else.
void CampaignFeature::travel(std::vector<CampaignChange> &from, std::vector<CampaignChange> &to)
{
    const CampaignChange change = undoneChange(from.back());
    from.pop_back();
    if (!change.isDone()) {
        from.clear();
        showMessage(&desk().host, u"campaignFault"_s, change.fault);
        update();
        return;
    }
    to.push_back(change);
    if (change.isRenaming()) {
        desk().levels.fileMoved(change.levelBefore, change.level);
    } else if (&from == &m_done && QFileInfo::exists(change.level)) {
        desk().host.statusBar()->showMessage(
            tr("The file %1 stays in its folder.").arg(QFileInfo(change.level).fileName()), longestNoticeMs);
    }
    m_paths.removeAll(change.after ? QString() : change.file);
    if (!m_paths.contains(change.path)) {
        m_paths.prepend(change.path);
    }
    m_path = change.path;
    const int row = m_panel->currentRow();
    showCampaign();
    m_panel->setCurrentRow(qMin(row, m_campaign ? int(m_campaign->levels.size()) - 1 : -1));
}

void CampaignFeature::open(int row)
{
    const QString path = m_campaign->levels.at(row); // the list is another one once the level is open
    Q_EMIT desk().requests.openFile(path);
}

void CampaignFeature::move(int from, int to)
{
    QStringList levels = m_campaign->levels;
    const QString moved = levels.at(from);
    levels.move(from, to);
    const QStringList stay = listed(*m_campaign).levels;
    levels.removeIf([&stay](const QString &level) { return !stay.contains(level); });
    finish(setCampaignLevels(*m_campaign, levels), isCampaignFile(m_campaign->path) ? to : int(levels.indexOf(moved)));
}

Campaign CampaignFeature::listed(Campaign campaign) const
{
    if (!isCampaignFile(campaign.path)) {
        campaign.levels.removeIf([this](const QString &level) { return m_icons.isDamaged(level); });
    }
    return campaign;
}

void CampaignFeature::moveCurrent(int by)
{
    const int row = m_panel->currentRow();
    move(row, row + by);
}

int CampaignFeature::placeToAdd() const
{
    return m_panel->currentRow() >= 0 ? m_panel->currentRow() : int(m_campaign->levels.size()) - 1;
}

void CampaignFeature::addNew()
{
    const int row = placeToAdd();
    const CataloguePtr &catalogue = desk().document.baseCatalogue();
    const CampaignChange change =
        addNewCampaignLevel(*m_campaign, row, newLevel(*catalogue, LevelDocument::defaultSize), *catalogue);
    if (finish(change, row + 1)) {
        Q_EMIT desk().requests.openFile(change.level);
    }
}

void CampaignFeature::addFile()
{
    const Campaign campaign = *m_campaign;
    const int row = placeToAdd();
    QFileDialog dialog(&desk().host, tr("Add a level"), folderOf(campaign),
                       tr("Levels (*.level.json *.json *.txt);;All files (*)"));
    dialog.setObjectName(u"addLevelDialog"_s);
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    const QString file = dialog.selectedFiles().value(0);
    const ReadLevel read = readLevelFile(file, *desk().document.baseCatalogue());
    if (!read.level) {
        showMessage(&desk().host, u"campaignFault"_s,
                    tr("“%1” is no level that can be read.").arg(QDir::toNativeSeparators(file)));
        return;
    }
    finish(addCampaignLevel(campaign, row, file), row + 1);
}

void CampaignFeature::removeCurrent()
{
    const Campaign campaign = *m_campaign; // which another program may change meanwhile
    const int row = m_panel->currentRow();
    const QString level = campaign.levels.at(row);
    const QString file = QFileInfo(level).fileName();
    const bool isOfFolder = !isCampaignFile(campaign.path);
    const QString question =
        isOfFolder ? tr("Write a campaign file without “%1”? The file stays in its folder.").arg(file)
                   : tr("Take “%1” out of “%2”? The file stays in its folder.").arg(file, nameOf(campaign));
    if (answerTo(&desk().host, {.name = u"removeCampaignLevelBox"_s,
                                .title = tr("Take out of the campaign"),
                                .text = question,
                                .answers = {{.button = QMessageBox::Yes}, {.button = QMessageBox::No}}})
        == 0) {
        QStringList levels = campaign.levels;
        levels.removeAt(row);
        const QStringList stay = listed(campaign).levels;
        levels.removeIf([&stay](const QString &other) { return !stay.contains(other); });
        finish(setCampaignLevels(campaign, levels), qMin(row, int(levels.size()) - 1));
    }
}

void CampaignFeature::renameCurrent()
{
    const Campaign campaign = *m_campaign;
    const int row = m_panel->currentRow();
    const QString from = campaign.levels.at(row);
    const std::optional<QString> name = askedText(&desk().host, u"renameLevelFile"_s, tr("Rename file"),
                                                  tr("New name of the file:"), levelNameOf(from));
    if (!name || *name == levelNameOf(from)) {
        return;
    }
    const CampaignChange change = renameCampaignLevel(campaign, row, *name);
    if (change.isDone()) {
        desk().levels.fileMoved(from, change.level);
    }
    finish(change, row);
}

void CampaignFeature::changeProperties()
{
    const Campaign campaign = *m_campaign;
    CampaignDialog dialog(propertiesOf(campaign), &desk().host);
    if (dialog.exec() == QDialog::Accepted && dialog.properties() != propertiesOf(campaign)) {
        finish(setCampaignProperties(listed(campaign), dialog.properties()), m_panel->currentRow());
    }
}

void CampaignFeature::copy()
{
    const int row = m_panel->currentRow();
    const CampaignChange change = copyCampaign(*m_campaign, desk().files.ownFolder());
    if (!change.isDone()) {
        showMessage(&desk().host, u"campaignFault"_s, change.fault);
        return;
    }
    if (const ReadCampaign copied = readCampaign(change.path); copied.campaign) {
        const QStringList &levels = copied.campaign->levels;
        Q_EMIT desk().requests.openFile(levels.at(qBound(0, row, int(levels.size()) - 1)));
    }
}

void CampaignFeature::play()
{
    bool isBehind = false;
    for (const int place : desk().levels.modified()) {
        isBehind = isBehind || m_campaign->placeOf(wholePath(desk().levels.at(place).path)) >= 0;
    }
    const QString path = m_campaign->path;
    Q_EMIT desk().requests.playCampaign(
        path, m_panel->currentRow(),
        isBehind ? tr("Changes that are not saved are not in this game: a campaign is played from its files.")
                 : QString());
}
