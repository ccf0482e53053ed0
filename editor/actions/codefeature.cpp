#include "editor/actions/codefeature.h"

#include "editor/commands/commandids.h"
#include "editor/document/leveltabs.h"
#include "editor/levelfiles/codedialog.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/levelfiles/sharedialog.h"
#include "editor/view/editrequests.h"
#include "gamecore/replay/run.h"
#include "gamecore/sharing/code.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>

namespace {

/// Longer texts on the clipboard cannot be codes.
constexpr qsizetype mostCodeShown = 4 * longestReadCode;

} // namespace

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
