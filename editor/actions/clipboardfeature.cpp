#include "editor/actions/clipboardfeature.h"

#include "editor/actions/editactions.h"
#include "editor/commands/commandid.h"
#include "editor/document/leveltabs.h"
#include "editor/edits/clipcells.h"
#include "editor/edits/meanings.h"
#include "editor/forms/ruleschoice.h"
#include "editor/levelfiles/charactersdialog.h"
#include "editor/levelfiles/codedialogs.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/levelfiles/textimport.h"
#include "editor/storage/carriedfiles.h"
#include "editor/text/issuetext.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/question.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/play/campaign.h"
#include "gamecore/replay/run.h"
#include "gamecore/sharing/code.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMimeData>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Longer texts on the clipboard cannot be codes.
constexpr qsizetype mostCodeShown = 4 * longestReadCode;

QString clipboardText()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    return data ? carriedText(*data) : QString();
}

/// True if a text may be a maze: it has several lines, not all of them sentences. Unreadable text counts, so that the
/// error is reported.
bool looksLikeMaze(const QString &text)
{
    if (!text.trimmed().contains(u'\n')) {
        return false;
    }
    IssueList ignored;
    const std::optional<DrawnMazes> read = readDrawnMazes(text.toUtf8(), MazeSplit::Titles, ignored);
    return !read
           || std::any_of(read->mazes.begin(), read->mazes.end(), [](const auto &maze) { return areaOf(maze) > 0; });
}

} // namespace

bool couldBeLevel(const QString &text)
{
    return looksLikeCode(text) || looksLikeMaze(text);
}

PasteFeature::PasteFeature(const EditorContext &context) : EditFeature(context)
{
    connect(context.commands[CommandIds::pasteText], &QAction::triggered, this, &PasteFeature::paste);
    connect(context.commands[CommandIds::pasteAsLevel], &QAction::triggered, this, &PasteFeature::pasteAsLevel);
}

void PasteFeature::paste()
{
    if (openFiles()) {
        return;
    }
    if (looksLikeCode(clipboardText())) {
        context().commands[CommandIds::pasteCode]->trigger();
        return;
    }
    isActive() ? pasteCells() : pasteAsLevel();
}

bool PasteFeature::openFiles()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    const QStringList files = data ? carriedFiles(*data) : QStringList();
    for (const QString &path : files) {
        Q_EMIT context().requests.openFile(path);
    }
    return !files.isEmpty();
}

void PasteFeature::pasteAsLevel()
{
    if (openFiles()) {
        return;
    }
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (std::optional<Level> cells =
            levelOfCells(data ? data->data(cellsMimeType) : QByteArray(), *context().document.baseCatalogue())) {
        if (!context().levels.isEmpty()) { // the cells come from an open level, usually the current one
            cells->ruleset = context().document.level().ruleset;
            cells->rules = context().document.level().rules;
        }
        context().levels.add(*std::move(cells), {}, false, false, {});
        Q_EMIT context().requests.showEditor();
        return;
    }
    openMaze(clipboardText());
}

void PasteFeature::openMaze(const QString &text)
{
    if (!looksLikeMaze(text)) {
        showMessage(&context().host, u"noMaze"_s,
                    tr("The clipboard does not contain a maze. Copy a maze drawn as several lines of text first."));
        return;
    }
    IssueList ignored;
    const std::optional<DrawnMazes> mazes = readDrawnMazes(text.toUtf8(), MazeSplit::Titles, ignored);
    if (mazes && isForeign(*mazes, *context().document.baseCatalogue())) {
        pasteForeign(*mazes);
    } else if (std::optional<ReadLevel> read = askedLevel(text, Pasted::AsLevel)) {
        context().levels.add(*std::move(read->level).take(), {}, false, false, read->issues);
        Q_EMIT context().requests.showEditor();
    }
}

/// Makes a level of a maze in a foreign format, or a campaign of several.
void PasteFeature::pasteForeign(const DrawnMazes &mazes)
{
    const Catalogue &catalogue = *context().document.baseCatalogue();
    std::optional<ImportedText> read =
        askedText(mazes, {}, context().levels.rulesetForNew(), catalogue, &context().host);
    if (!read) {
        return;
    }
    if (!read->isCampaign) {
        context().levels.add(std::move(read->levels.front()), {}, false, false, read->issues);
        Q_EMIT context().requests.showEditor();
        return;
    }
    const QString campaign = writtenCampaign(*read, {}, context().files.ownFolder(), catalogue, &context().host);
    const std::optional<Campaign> written = campaign.isEmpty() ? std::nullopt : readCampaign(campaign).campaign;
    if (written) {
        Q_EMIT context().requests.openFile(written->levels.front());
        showCampaignFolder(campaign, context().host);
    }
}

void PasteFeature::pasteCells()
{
    context().toolbox.cancel();
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (data && data->hasFormat(cellsMimeType)) {
        if (const std::optional<Stamp> cells =
                cellsOf(data->data(cellsMimeType), *context().document.baseCatalogue())) {
            context().toolbox.takeStamp(*cells);
            return;
        }
    }
    const QString text = clipboardText();
    if (!couldBeCells(text)) {
        showMessage(&context().host, u"noCells"_s,
                    tr("The clipboard contains neither cells nor a maze drawn as text."));
    } else if (const std::optional<ReadLevel> read = askedLevel(text, Pasted::AsCells)) {
        context().toolbox.takeStamp(stampOf(*read->level));
    }
}

std::optional<ReadLevel> PasteFeature::askedLevel(const QString &text, Pasted as)
{
    const Catalogue &catalogue = *context().document.baseCatalogue();
    const QJsonObject own = isActive() ? context().document.level().legend : QJsonObject();
    ReadLevel read = readLevelText(text.toUtf8(), catalogue, own);
    const std::vector<DrawnCharacter> asked = charactersToAsk(text.toUtf8(), catalogue, own);
    if (read.level && !asked.empty()) {
        CharactersDialog dialog(asked, catalogue, &context().host);
        dialog.setAcceptText(as == Pasted::AsLevel ? tr("Create level") : tr("Paste"));
        if (as == Pasted::AsLevel) {
            dialog.askRules(context().levels.rulesetForNew());
        }
        if (dialog.exec() != QDialog::Accepted) {
            return std::nullopt;
        }
        read = readWithMeanings(text.toUtf8(), catalogue, own, dialog.answers());
        if (read.level) {
            dialog.applyRules(read.level.change());
        }
    } else if (read.level && as == Pasted::AsLevel
               && !askRules(read.level.change(), context().levels.rulesetForNew(), catalogue, &context().host)) {
        return std::nullopt;
    }
    if (!read.level) {
        showMessage(&context().host, u"pasteFailed"_s, lineOf(read.issues[0]));
        return std::nullopt;
    }
    return read;
}

/// True if a text may be cells; a single line of words is not.
bool PasteFeature::couldBeCells(const QString &text) const
{
    if (text.trimmed().isEmpty() || looksLikeMaze(text)) {
        return looksLikeMaze(text);
    }
    const ReadLevel read =
        readLevelText(text.toUtf8(), *context().document.baseCatalogue(), context().document.level().legend);
    return read.level && read.level->size().area() > 0 && unknownCharacters(*read.level).empty();
}

CodeFeature::CodeFeature(const EditorContext &context) : EditFeature(context)
{
    addCommand(CommandIds::copyCode, QT_TR_NOOP("Copy as c&ode…"),
               QT_TR_NOOP("Copy the level to the clipboard as one line of text, for sharing"), {MenuSection::Share},
               [this] { copy(); });
    const QAction *paste =
        context.commands.add("CodeFeature", CommandIds::pasteCode, QT_TR_NOOP("Paste cod&e…"),
                             QT_TR_NOOP("Show the level or recorded game in a share code, and open it"),
                             {.section = MenuSection::Share, .scope = KeyScope::Drawing});
    connect(paste, &QAction::triggered, this, [this] { open(QGuiApplication::clipboard()->text()); });
    update();
}

void CodeFeature::copy()
{
    LevelDocument &document = context().document;
    document.endStroke();
    Level level = document.level();
    if (level.name.trimmed().isEmpty() && !document.path().isEmpty()) {
        level.name = titleOf(document); // a code has no file name to show instead
    }
    ShareDialog dialog(document.baseCatalogue(), level, context().files.ownFolder(), &context().host);
    if (dialog.exec() == ShareDialog::saveInstead) {
        context().files.saveAs();
    }
}

void CodeFeature::open(const QString &code)
{
    const bool isCode = code.size() <= mostCodeShown && looksLikeCode(code);
    CodeDialog dialog(context().document.baseCatalogue(), isCode ? code.trimmed() : QString(), &context().host);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    const ReadCode &read = dialog.code();
    if (read.kind == CodeKind::Run) {
        Q_EMIT context().requests.watchRun(*read.run.run);
    } else {
        context().levels.add(*read.level.level, {}, false, false, read.level.issues);
        Q_EMIT context().requests.showEditor();
    }
}
