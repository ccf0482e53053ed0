// What the actions of the campaign panel do.

#include "editor/document/openlevels.h"
#include "editor/panels/buttonnames.h"
#include "editor/panels/campaignfeature.h"
#include "editor/panels/campaignpanel.h"
#include "editor/panels/editrequests.h"
#include "editor/panels/levelfiles.h"
#include "gamecore/level/levelreader.h"

#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QMainWindow>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

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
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.textValue()) : std::nullopt;
}

} // namespace

bool CampaignFeature::finish(const CampaignChange &change, int row)
{
    if (!change.isDone()) {
        showMessage(&desk().host, u"campaignFault"_s, change.fault);
        return false;
    }
    if (!m_paths.contains(change.path)) {
        m_paths.prepend(change.path);
    }
    m_path = change.path;
    showCampaign();
    m_panel->setCurrentRow(row);
    return true;
}

void CampaignFeature::open(int row)
{
    const QString path = m_campaign->levels.at(row); // the list is another one once the level is open
    Q_EMIT desk().requests.openFile(path);
}

void CampaignFeature::move(int from, int to)
{
    QStringList levels = m_campaign->levels;
    levels.move(from, to);
    finish(setCampaignLevels(*m_campaign, levels), to);
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
    QFileDialog dialog(&desk().host, tr("Add a level"), folderOf(*m_campaign),
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
    const int row = placeToAdd();
    finish(addCampaignLevel(*m_campaign, row, file), row + 1);
}

void CampaignFeature::removeCurrent()
{
    const int row = m_panel->currentRow();
    const QString file = QFileInfo(m_campaign->levels.at(row)).fileName();
    QMessageBox box(QMessageBox::Question, tr("Take out of the campaign"),
                    tr("Take “%1” out of “%2”? The file stays in its folder.").arg(file, m_campaign->name),
                    QMessageBox::Yes | QMessageBox::No, &desk().host);
    box.setObjectName(u"removeCampaignLevelBox"_s);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::Yes);
    nameButtons(box);
    if (box.exec() == QMessageBox::Yes) {
        QStringList levels = m_campaign->levels;
        levels.removeAt(row);
        finish(setCampaignLevels(*m_campaign, levels), qMin(row, int(levels.size()) - 1));
    }
}

void CampaignFeature::renameCurrent()
{
    const int row = m_panel->currentRow();
    const QString from = m_campaign->levels.at(row);
    const std::optional<QString> name = askedText(&desk().host, u"renameLevelFile"_s, tr("Rename file"),
                                                  tr("New name of the file:"), levelNameOf(from));
    if (!name || *name == levelNameOf(from)) {
        return;
    }
    const CampaignChange change = renameCampaignLevel(*m_campaign, row, *name);
    if (change.isDone()) {
        desk().levels.fileMoved(from, change.level);
    }
    finish(change, row);
}

void CampaignFeature::renameCampaign()
{
    const std::optional<QString> name = askedText(&desk().host, u"renameCampaignDialog"_s, tr("Rename campaign"),
                                                  tr("Name of the campaign:"), m_campaign->name);
    if (name && *name != m_campaign->name) {
        finish(setCampaignName(*m_campaign, *name), m_panel->currentRow());
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
        isBehind = isBehind || m_campaign->placeOf(desk().levels.at(place).path) >= 0;
    }
    const QString path = m_campaign->path;
    Q_EMIT desk().requests.playCampaign(
        path, m_panel->currentRow(),
        isBehind ? tr("Changes that are not saved are not in this game: a campaign is played from its files.")
                 : QString());
}
