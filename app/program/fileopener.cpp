#include "app/program/fileopener.h"

#include "app/program/mapopener.h"
#include "app/shell/mainwindow.h"
#include "editor/levelfiles/textimport.h"
#include "editor/storage/filename.h"
#include "editor/widgets/progressworker.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/play/campaign.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/tiled/tiledreader.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

FileOpener::FileOpener(CataloguePtr catalogue, MainWindow &window, Games &games, EditMode &editing)
    : m_catalogue(std::move(catalogue)), m_window(window), m_games(games), m_editing(editing)
{
    connect(&m_games, &Games::refused, this,
            [this](const IssueList &issues, const QString &path) { refuse(issues, path, FilePurpose::Play); });
}

bool FileOpener::open(const QString &path, bool isAnew)
{
    if (watchRun(path)) {
        return true;
    }
    if (isCampaignPath(path)) {
        return m_games.playCampaign(path, isAnew ? Games::Begin::LevelAnew : Games::Begin::GoOn);
    }
    return m_window.isCurrent(m_editing) ? edit(path) : playOrEdit(path, isAnew);
}

void FileOpener::openAll(const QStringList &paths)
{
    if (paths.size() == 1) {
        whenItMayAsk(paths, [this, path = paths.first()] { open(path); });
    } else {
        editAll(paths);
    }
}

void FileOpener::editAll(const QStringList &paths)
{
    whenItMayAsk(paths, [this, paths] {
        for (const QString &path : paths) {
            edit(path);
        }
    });
}

/// Opens all files after one wait, because separate waits would show all questions at once, on top of each other.
/// Questions before the window is visible would not have the program's look.
void FileOpener::whenItMayAsk(const QStringList &paths, const std::function<void()> &open)
{
    const auto mayAsk = [](const QString &path) { return isTextFile(path) || isTiledFile(path); };
    const bool waits = !m_window.isVisible() && std::any_of(paths.begin(), paths.end(), mayAsk);
    waits ? m_window.whenVisible(open) : open();
}

bool FileOpener::watchRun(const QString &path)
{
    const bool isRun = isRunFile(path);
    if (isRun) {
        Q_EMIT runChosen(path);
    }
    return isRun;
}

bool FileOpener::edit(const QString &path)
{
    if (watchRun(path) || m_editing.showOpen(path)) {
        return true;
    }
    if (isCampaignPath(path)) {
        return editCampaign(path);
    }
    if (const std::optional<bool> isImported = importText(path)) {
        return *isImported;
    }
    std::optional<LoadedLevel> level = read(path);
    return level && editRead(std::move(*level), path);
}

/// Edits the first level of a campaign; the campaign panel shows the others.
bool FileOpener::editCampaign(const QString &path)
{
    const ReadCampaign read = readCampaign(path);
    if (read.campaign && !read.campaign->levels.isEmpty()) {
        return edit(read.campaign->levels.first());
    }
    refuse(read.issues, path, FilePurpose::Edit);
    return false;
}

bool FileOpener::playOrEdit(const QString &path, bool isAnew)
{
    if (const std::optional<bool> isImported = importText(path)) {
        return *isImported;
    }
    std::optional<LoadedLevel> level = read(path);
    if (!level) {
        return false;
    }
    const bool mustBeMended = level->level && level->issues.hasErrors();
    if (!mustBeMended) {
        return isAnew ? m_games.playRead(std::move(*level), path) : m_games.openRead(std::move(*level), path);
    }
    // The level may be open with changes.
    return m_editing.editor().levels().placeOf(path) >= 0 ? edit(path) : editRead(std::move(*level), path);
}

std::optional<DrawnMazes> FileOpener::foreignText(const QString &path) const
{
    if (!isTextFile(path)) {
        return std::nullopt;
    }
    std::optional<DrawnMazes> text;
    const Worker worker = isLargeFile(path) ? progressReader(&m_window) : Worker(workHere);
    worker([&](const std::atomic<bool> &) {
        IssueList found; // of a text that cannot be read; reported when it is opened
        const std::optional<QByteArray> bytes = readFile(path, largestJson, found);
        text = bytes ? readDrawnMazes(*bytes, MazeSplit::Titles, found) : std::nullopt;
        if (text && !isForeign(*text, *m_catalogue)) {
            text.reset();
        }
    });
    return text;
}

std::optional<bool> FileOpener::importText(const QString &path)
{
    std::optional<DrawnMazes> text = foreignText(path);
    if (!text) {
        return std::nullopt;
    }
    if (m_window.isVisible()) {
        return askAndImport(*text, levelNameOf(path));
    }
    m_window.whenVisible([this, mazes = *std::move(text), path] { askAndImport(mazes, levelNameOf(path)); });
    return false;
}

bool FileOpener::askAndImport(const DrawnMazes &text, const QString &name)
{
    const QString ruleset = m_editing.editor().levels().rulesetForNew();
    std::optional<ImportedText> imported = askedText(text, name, ruleset, *m_catalogue, &m_window);
    if (!imported) {
        return false;
    }
    if (!imported->isCampaign) {
        m_editing.openImported(std::move(imported->levels.front()), imported->issues);
        return true;
    }
    const QString campaign = writtenCampaign(*imported, name, Settings::ownFolder(), *m_catalogue, &m_window);
    const std::optional<Campaign> written = campaign.isEmpty() ? std::nullopt : readCampaign(campaign).campaign;
    const bool isOpen = written && edit(written->levels.front());
    if (isOpen) {
        showCampaignFolder(campaign, m_window);
    }
    return isOpen;
}

void FileOpener::ask(FilePurpose wish)
{
    const QString &played = m_games.source().path;
    const QString folder =
        QFileInfo::exists(played) && !isShippedFile(played) ? QFileInfo(played).path() : Settings::folderToBeginIn();
    const bool isEdited = wish == FilePurpose::Edit;
    const QString path = QFileDialog::getOpenFileName(
        &m_window, isEdited ? tr("Open a level to edit") : tr("Open a level, a campaign or a game"), folder,
        //: %1 are endings of files: "*.level.json *.txt"
        tr("Levels, campaigns and recorded games (%1);;All files (*)").arg(levelPatterns() + u" *.mazewright"));
    if (!path.isEmpty()) {
        isEdited ? edit(path) : open(path);
    }
}

std::optional<LoadedLevel> FileOpener::read(const QString &path)
{
    if (!isTiledFile(path)) {
        std::optional<LoadedLevel> read = loadLevelBy(path, *m_catalogue, progressReader(&m_window));
        if (!read || !read->isForeignMap) {
            return read;
        }
    }
    return MapOpener(m_catalogue, m_window).read(path);
}

void FileOpener::askTiles()
{
    LevelDocument &document = m_editing.editor().document();
    std::optional<LoadedLevel> read = MapOpener(m_catalogue, m_window).readAgain(document.path());
    if (read && read->level) {
        document.replaceByFile(tr("Meaning of Tiled tiles"), *std::move(read));
    } else if (read) {
        refuse(read->issues, document.path(), FilePurpose::Edit);
    }
}

bool FileOpener::editRead(LoadedLevel read, const QString &path)
{
    const auto isOfNothing = [](const Issue &issue) { return issue.isFileEmpty; };
    if (!read.level || std::any_of(read.issues.begin(), read.issues.end(), isOfNothing)) {
        refuse(read.issues, path, FilePurpose::Edit);
        return false;
    }
    m_editing.open(std::move(read), path);
    return true;
}

void FileOpener::refuse(const IssueList &issues, const QString &path, FilePurpose wish)
{
    m_window.whenVisible(
        [this, issues, path, wish] { showIssues(issues, QDir::toNativeSeparators(path), wish, &m_window); });
}
