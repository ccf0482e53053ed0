#include "editor/actions/editactions.h"

#include "editor/commands/commandid.h"
#include "editor/document/leveldocument.h"
#include "editor/edits/clipcells.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/text/mnemonics.h"
#include "editor/tools/toolbox.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace {

QKeySequence ctrl(Qt::Key key)
{
    return {Qt::CTRL | key};
}

QKeySequence ctrlShift(Qt::Key key)
{
    return {Qt::CTRL | Qt::SHIFT | key};
}

} // namespace

EditActions::EditActions(const EditorContext &context)
    : EditFeature(context), m_document(context.document), m_toolbox(context.toolbox)
{
    addCommands();
    connect(&m_document, &LevelDocument::stepsMoved, this, &EditActions::update);
    connect(&m_toolbox.selection(), &Selection::changed, this, &EditActions::update);
    update();
}

void EditActions::addCommands()
{
    Selection &selection = m_toolbox.selection();
    const auto hasSelection = [&selection] { return !selection.isEmpty(); };
    const char *const selectFirst = QT_TR_NOOP("Select cells or things first.");
    addCommand(CommandIds::save, QT_TR_NOOP("&Save"), QT_TR_NOOP("Save the level"),
               {MenuSection::FileSave, u"save"_s, {ctrl(Qt::Key_S)}}, [this] { context().files.save(); });
    addCommand(CommandIds::saveAs, QT_TR_NOOP("Save &as…"), QT_TR_NOOP("Save the level under another name"),
               {MenuSection::FileSave, u"save_as"_s, {ctrlShift(Qt::Key_S)}}, [this] { context().files.saveAs(); });
    m_undo = addCommand(CommandIds::undo, {}, {}, {MenuSection::EditSteps, u"undo"_s, {ctrl(Qt::Key_Z)}},
                        [this] {
                            // Undo first cancels an open stroke, which is the visible change.
                            if (!m_toolbox.cancel()) {
                                m_document.undo();
                            }
                        },
                        {[this] { return m_document.undoStack().canUndo() || m_document.isStrokeOpen(); },
                         QT_TR_NOOP("There is nothing to undo.")});
    m_redo = addCommand("redo", {}, {}, {MenuSection::EditSteps, u"redo"_s, {ctrlShift(Qt::Key_Z), ctrl(Qt::Key_Y)}},
                        [this] {
                            m_toolbox.cancel();
                            m_document.redo();
                        },
                        {[this] { return m_document.undoStack().canRedo(); }, QT_TR_NOOP("There is nothing to redo.")});
    addCommand(CommandIds::cutCells, QT_TR_NOOP("Cu&t"), QT_TR_NOOP("Copy the selected cells and clear them"),
               {MenuSection::EditClipboard, u"cut"_s, {ctrl(Qt::Key_X)}}, [this] { cut(); },
               {hasSelection, selectFirst});
    addCommand(CommandIds::copyCells, QT_TR_NOOP("&Copy"),
               QT_TR_NOOP("Copy the selected cells; other programs get them as text"),
               {MenuSection::EditClipboard, u"copy"_s, {ctrl(Qt::Key_C)}}, [this] { copy(); },
               {hasSelection, selectFirst});
    context().commands.add(
        "EditActions", CommandIds::pasteText, QT_TR_NOOP("&Paste"),
        QT_TR_NOOP("Paste copied cells or a text maze as a stamp, or as a new level if none is open"),
        {.section = MenuSection::EditClipboard,
         .icon = u"clipboard"_s,
         .keys = {ctrl(Qt::Key_V)},
         .scope = KeyScope::Drawing});
    addCommand(CommandIds::pasteAsLevel, QT_TR_NOOP("Paste maze as &new level"),
               QT_TR_NOOP("Make a new level from a maze drawn as text"),
               {MenuSection::EditClipboard, {}, {ctrlShift(Qt::Key_V)}}, {});
    addCommand(
        CommandIds::removeThing, QT_TR_NOOP("&Delete"),
        QT_TR_NOOP("Remove the selected things, or clear the selected cells"),
        {.section = MenuSection::EditClipboard, .icon = u"erase"_s, .keys = {Qt::Key_Delete}, .isDestructive = true},
        [&selection] { selection.remove(); }, {hasSelection, selectFirst});
    addCommand("selectAll", QT_TR_NOOP("Select &all"), QT_TR_NOOP("Select every cell of the level"),
               {MenuSection::Selection, u"select_cells"_s, {ctrl(Qt::Key_A)}}, [&selection] { selection.selectAll(); });
    addCommand(CommandIds::selectNone, QT_TR_NOOP("Select &none"),
               QT_TR_NOOP("Clear the selection, so that tools draw everywhere"),
               {MenuSection::Selection, {}, {ctrlShift(Qt::Key_A)}}, [&selection] { selection.selectNone(); },
               {hasSelection, selectFirst});
    addCommand("invertSelection", QT_TR_NOOP("&Invert selection"), QT_TR_NOOP("Select the cells that are not selected"),
               {MenuSection::Selection, {}, {ctrl(Qt::Key_I)}}, [&selection] { selection.invert(); });
}

void EditActions::copy()
{
    const Stamp stamp = m_toolbox.selection().copy();
    m_toolbox.setStamp(stamp);
    QGuiApplication::clipboard()->setMimeData(
        mimeDataOf(stamp, m_document.level(), *m_document.baseCatalogue()).release());
}

void EditActions::cut()
{
    copy();
    m_toolbox.selection().remove();
}

void EditActions::update()
{
    nameSteps();
    EditFeature::update();
}

void EditActions::nameSteps()
{
    const auto named = [](const QString &verb, const QString &step) {
        return step.isEmpty() ? verb : tr("%1: %2").arg(verb, withoutMnemonics(step));
    };
    setTexts(m_undo, named(tr("&Undo"), m_document.undoStack().undoText()), tr("Undo the last change"));
    setTexts(m_redo, named(tr("&Redo"), m_document.undoStack().redoText()), tr("Redo the change that was last undone"));
}
