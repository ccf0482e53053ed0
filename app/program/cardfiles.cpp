#include "app/program/cardfiles.h"

#include "app/program/fileopener.h"
#include "app/shell/mainwindow.h"
#include "app/start/startmode.h"
#include "editor/fileactions/campaignexport.h"
#include "editor/levelfiles/levelexport.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/storage/loadedlevel.h"
#include "editor/text/authoredtext.h"
#include "editor/text/issuetext.h"
#include "editor/text/savefault.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/base/files.h"
#include "gamecore/json/translations.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/packing/bundlefile.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStatusBar>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace {

/// Returns the path to move to the trash for a campaign: its folder, if that lies directly in the user's level folder
/// and holds no other campaign; otherwise only its file.
QString partToTrash(const QString &path)
{
    const QFileInfo file(path);
    const QDir folder = file.dir();
    const bool isOwnFolder = lastingPath(QFileInfo(folder.path()).path()) == lastingPath(Settings::ownFolder());
    const QStringList campaigns = folder.entryList({u"*.campaign.json"_s, u"*.mazewright"_s}, QDir::Files);
    return isCampaignFile(path) && isOwnFolder && campaigns.size() == 1 ? folder.path() : path;
}

/// Returns the name under which the lists of games know a level.
QString nameInGames(const QString &path, const Level &level)
{
    return level.name.isEmpty() ? levelNameOf(path) : level.name;
}

/// True if a path is `whole` or lies below it.
bool isPartOf(const QString &path, const QString &whole)
{
    return lastingPath(path) == lastingPath(whole) || lastingPath(path).startsWith(lastingPath(whole) + u'/');
}

} // namespace

void CardFiles::act(CardAct act, const QString &path)
{
    if (!QFileInfo::exists(path) && bundleAround(path).isEmpty()) {
        tell(tr("“%1” no longer exists.").arg(QDir::toNativeSeparators(path)));
        m_parts.starting.offer();
        return;
    }
    switch (act) {
    case CardAct::Play:
        m_parts.files.open(path);
        return;
    case CardAct::Edit:
        m_parts.files.edit(path);
        return;
    case CardAct::Rename:
        rename(path);
        return;
    case CardAct::Duplicate:
        duplicate(path);
        return;
    case CardAct::Export:
        exportFile(path);
        return;
    case CardAct::ShowInFolder:
        showInFolder(path);
        return;
    case CardAct::MoveToTrash:
        askToTrash(path);
        return;
    }
}

std::optional<QString> CardFiles::askedName(const QString &title, const QString &name)
{
    const std::optional<QString> asked = askedLine(&m_parts.window, u"renameCard"_s, title, tr("&New name:"), name);
    const bool isAnother = asked && !asked->trimmed().isEmpty() && asked->trimmed() != name;
    return isAnother ? std::optional(asked->trimmed()) : std::nullopt;
}

bool CardFiles::change(const QString &sentence, const std::function<CampaignChange()> &make, CampaignChange &made)
{
    const Worker worker = progressWorker(&m_parts.window, {.sentence = sentence, .canCancel = false});
    const bool isMade = worker([&](const std::atomic<bool> &) { made = make(); });
    if (isMade && !made.isDone()) {
        tell(made.fault);
    }
    return isMade && made.isDone();
}

void CardFiles::rename(const QString &path)
{
    if (isUnsaved(path)) {
        return;
    }
    if (isCampaignPath(path)) {
        if (const ReadCampaign read = readCampaign(path, MissingLevels::Keep); read.campaign) {
            renameCampaign(*read.campaign);
        } else {
            const Issue *fault = read.issues.firstAtLeast(Severity::Error);
            tell(fault ? lineOf(*fault) : tr("“%1” cannot be read.").arg(QDir::toNativeSeparators(path)));
        }
        return;
    }
    const auto read = loadLevelBy(path, *m_parts.catalogue, progressReader(&m_parts.window));
    if (!read) {
        return;
    }
    const QString shown = read->level ? nameOf(*read->level) : QString();
    const QString before = shown.trimmed().isEmpty() ? levelNameOf(path) : shown;
    const std::optional<QString> name = askedName(tr("Rename level"), before);
    CampaignChange made;
    const auto make = [&] { return renameLevel(path, *name, *m_parts.catalogue); };
    if (name && change(tr("Renaming the level…"), make, made)) {
        fileMoved(path, made.level);
        refreshTab(made.level);
        if (read->level) {
            Level after = *read->level;
            if (isTextFile(path)) {
                after.name = levelNameOf(made.level);
            } else {
                setShownName(after, *name);
            }
            tellUnwritten(m_parts.games.scores().change([&](HighScores &scores) {
                scores.levelRenamed(made.level, nameInGames(path, *read->level), nameInGames(made.level, after),
                                    textsAt(after.translations, u"name"_s));
            }));
        }
        m_parts.starting.offer();
        m_parts.starting.startPage().select(made.level);
    }
}

void CardFiles::renameCampaign(const Campaign &campaign)
{
    const std::optional<QString> name = askedName(tr("Rename campaign"), nameOf(campaign));
    if (!name) {
        return;
    }
    CampaignProperties properties = propertiesOf(campaign);
    const bool isTranslated = nameOf(campaign) != campaign.name;
    if (isTranslated) {
        properties.translations = withText(properties.translations, programLanguage(), u"name"_s, *name);
    } else {
        properties.name = *name;
    }
    CampaignChange made;
    const auto make = [&] { return setCampaignProperties(campaign, properties); };
    if (change(tr("Renaming the campaign…"), make, made)) {
        tellUnwritten(m_parts.games.scores().change([&](HighScores &scores) {
            scores.campaignRenamed(campaign, properties.name, textsAt(properties.translations, u"name"_s));
        }));
        m_parts.starting.offer();
    }
}

/// Duplicates a file. Copies of shipped files and of levels in an archive go into the user's own folder, all others
/// beside the original.
void CardFiles::duplicate(const QString &path)
{
    const bool isElsewhere = isShippedFile(path) || !bundleAround(path).isEmpty();
    const QString own = Settings::ownFolder();
    const QString folder = isElsewhere ? own : QFileInfo(lastingPath(path)).path();
    CampaignChange made;
    const auto make = [&] {
        return isCampaignPath(path) ? duplicateCampaign(path, own) : duplicateLevel(path, folder, *m_parts.catalogue);
    };
    if (change(tr("Copying…"), make, made)) {
        const QString copy = made.level.isEmpty() ? made.path : made.level;
        m_parts.starting.offer();
        m_parts.starting.startPage().select(copy);
        m_parts.window.statusBar()->showMessage(tr("Copied to %1.").arg(QDir::toNativeSeparators(copy)),
                                                longestNoticeMs);
    }
}

void CardFiles::exportFile(const QString &path)
{
    QString written;
    if (isCampaignPath(path)) {
        const ReadCampaign read = readCampaign(path);
        const Issue *fault = read.campaign ? nullptr : read.issues.firstAtLeast(Severity::Error);
        if (fault) {
            tell(lineOf(*fault));
        }
        written = read.campaign ? exportedCampaign(*read.campaign, Settings::ownFolder(), m_parts.window) : QString();
    } else {
        written = exportedLevel(path, Settings::ownFolder(), *m_parts.catalogue, m_parts.window);
    }
    if (!written.isEmpty()) {
        m_parts.window.statusBar()->showMessage(tr("Exported to: %1").arg(QDir::toNativeSeparators(written)),
                                                longestNoticeMs);
    }
}

/// Opens the folder of a file, because no desktop-independent call selects a file in a file manager.
void CardFiles::showInFolder(const QString &path)
{
    const QString archive = bundleAround(path);
    const QFileInfo shown(lastingPath(archive.isEmpty() ? path : archive));
    const QString folder = shown.isDir() ? shown.filePath() : shown.path();
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder))) {
        tell(tr("Cannot open a file manager. The folder is %1.").arg(QDir::toNativeSeparators(folder)));
    }
}

void CardFiles::askToTrash(const QString &path)
{
    const QString part = partToTrash(path);
    if (isUnsaved(part)) {
        return;
    }
    const bool isFolder = QFileInfo(part).isDir();
    const QString shown = QDir::toNativeSeparators(part);
    QString question = isFolder ? tr("Move this folder with its campaign and levels to the trash?\n%1").arg(shown)
                       : isCampaignFile(path) ? tr("Move this campaign to the trash? Its levels stay.\n%1").arg(shown)
                                              : tr("Move this file to the trash?\n%1").arg(shown);
    const QStringList campaigns = isCampaignPath(path) ? QStringList() : campaignsListing(path);
    QStringList names;
    for (const QString &campaign : campaigns) {
        names.append(QFileInfo(campaign).fileName());
    }
    const QString details =
        names.isEmpty()
            ? QString()
            : tr("This level is part of a campaign that cannot be played without it: %1").arg(names.join(u", "_s));
    ask(&m_parts.window, {.name = u"trashBox"_s,
                          .title = tr("Move to trash"),
                          .text = question,
                          .details = details,
                          .answers = {{.button = QMessageBox::Yes,
                                       .text = tr("&Move to trash"),
                                       .act = [this, part] { moveToTrash(part); }},
                                      {.button = QMessageBox::Cancel}},
                          .usual = names.isEmpty() && !isFolder ? 0U : 1U});
}

void CardFiles::moveToTrash(const QString &path)
{
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)); // Qt requires that it exists
    if (!QFile::moveToTrash(path)) {
        tell(tr("“%1” could not be moved to the trash. It may lie on a disk without a trash, or its folder may be "
                "read-only.")
                 .arg(QDir::toNativeSeparators(path)));
        return;
    }
    LevelTabs &levels = m_parts.editing.editor().levels();
    for (int place = levels.count() - 1; place >= 0; --place) {
        const QString &open = levels.at(place).path;
        if (!open.isEmpty() && isPartOf(open, path)) {
            levels.close(place);
        }
    }
    m_parts.starting.offer();
    m_parts.window.statusBar()->showMessage(
        tr("“%1” was moved to the trash; you can restore it with your file manager.").arg(QFileInfo(path).fileName()),
        longestNoticeMs);
}

bool CardFiles::isUnsaved(const QString &path)
{
    const LevelTabs &levels = m_parts.editing.editor().levels();
    for (const int place : levels.modified()) {
        const QString &open = levels.at(place).path;
        if (!open.isEmpty() && isPartOf(open, path)) {
            tell(tr("“%1” is open in the editor with unsaved changes. Save or close it first.")
                     .arg(titleOf(levels.at(place))));
            return true;
        }
    }
    return false;
}

void CardFiles::fileMoved(const QString &from, const QString &to)
{
    if (from == to) {
        return;
    }
    rememberMove(from, to);
    m_parts.editing.fileMoved(from, to);
    m_parts.starting.startPage().fileMoved(from, to);
}

/// Lets the tab of a level that was just renamed follow at once, before the changed file is noticed.
void CardFiles::refreshTab(const QString &path)
{
    if (m_parts.editing.editor().levels().placeOf(path) < 0) {
        return;
    }
    std::optional<LoadedLevel> read = loadLevelBy(path, *m_parts.catalogue, progressReader(&m_parts.window));
    if (read && read->level) {
        m_parts.editing.takeRenamed(*std::move(read), path);
    }
}

void CardFiles::rememberMove(const QString &from, const QString &to)
{
    m_parts.window.settings().recentLevels.replace(from, to);
    tellUnwritten(m_parts.games.fileMoved(from, to));
}

void CardFiles::tellUnwritten(const std::optional<SaveFault> &fault)
{
    if (fault) {
        //: %1 is a sentence that says why
        tell(tr("The list of best games still uses the old name. %1").arg(sentenceOf(*fault, AfterFault::ByItself)));
    }
}

void CardFiles::tell(const QString &sentence)
{
    ::tell(&m_parts.window, u"cardFault"_s, u"Mazewright"_s, sentence);
}
