#include "editor/actions/editactions.h"

#include "editor/commands/commandids.h"
#include "editor/document/leveldocument.h"
#include "editor/edits/clipcells.h"
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

EditActions::EditActions(const EditDesk &desk)
    : EditFeature(desk), m_document(desk.document), m_toolbox(desk.toolbox),
      m_save(makeAction(CommandIds::save, {MenuSection::FileSave, u"save"_s, {ctrl(Qt::Key_S)}})),
      m_saveAs(makeAction(CommandIds::saveAs, {MenuSection::FileSave, u"save_as"_s, {ctrlShift(Qt::Key_S)}})),
      m_undo(makeAction(CommandIds::undo, {MenuSection::EditSteps, u"undo"_s, {ctrl(Qt::Key_Z)}})),
      m_redo(
          makeAction(CommandIds::redo, {MenuSection::EditSteps, u"redo"_s, {ctrlShift(Qt::Key_Z), ctrl(Qt::Key_Y)}})),
      m_cut(makeAction(CommandIds::cutCells, {MenuSection::EditClipboard, u"cut"_s, {ctrl(Qt::Key_X)}})),
      m_copy(makeAction(CommandIds::copyCells, {MenuSection::EditClipboard, u"copy"_s, {ctrl(Qt::Key_C)}})),
      m_paste(makeAction(CommandIds::pasteText, {MenuSection::EditClipboard, u"clipboard"_s, {ctrl(Qt::Key_V)}})),
      m_pasteAsLevel(makeAction(CommandIds::pasteAsLevel, {MenuSection::EditClipboard, {}, {ctrlShift(Qt::Key_V)}})),
      m_remove(makeAction(
          CommandIds::removeThing,
          {.section = MenuSection::EditClipboard, .icon = u"erase"_s, .keys = {Qt::Key_Delete}, .takesAway = true})),
      m_selectAll(makeAction(CommandIds::selectAll, {MenuSection::Selection, u"select_cells"_s, {ctrl(Qt::Key_A)}})),
      m_selectNone(makeAction(CommandIds::selectNone, {MenuSection::Selection, {}, {ctrlShift(Qt::Key_A)}})),
      m_invertSelection(makeAction(CommandIds::invertSelection, {MenuSection::Selection, {}, {ctrl(Qt::Key_I)}}))
{
    connectActions();
    retranslate();
}

void EditActions::connectActions()
{
    connect(m_undo, &QAction::triggered, this, [this] {
        // A stroke that is open is taken back first: that is what the person sees.
        if (!m_toolbox.cancel()) {
            m_document.undo();
        }
    });
    connect(m_redo, &QAction::triggered, this, [this] {
        m_toolbox.cancel();
        m_document.redo();
    });
    connect(m_cut, &QAction::triggered, this, &EditActions::cut);
    connect(m_copy, &QAction::triggered, this, &EditActions::copy);
    connect(m_remove, &QAction::triggered, this, [this] { m_toolbox.selection().remove(); });
    connect(m_selectAll, &QAction::triggered, &m_toolbox.selection(), &Selection::selectAll);
    connect(m_selectNone, &QAction::triggered, &m_toolbox.selection(), &Selection::selectNone);
    connect(m_invertSelection, &QAction::triggered, &m_toolbox.selection(), &Selection::invert);
    connect(&m_document, &LevelDocument::stepsMoved, this, &EditActions::update);
    connect(&m_toolbox.selection(), &Selection::changed, this, &EditActions::update);
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

void EditActions::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void EditActions::retranslate()
{
    setTexts(m_save, tr("&Save"), tr("Save the level"));
    setTexts(m_saveAs, tr("Save &as…"), tr("Save the level under another name"));
    setTexts(m_cut, tr("Cu&t"), tr("Copy the selected cells and clear them"));
    setTexts(m_copy, tr("&Copy"), tr("Copy the selected cells; other programs get them as text"));
    setTexts(m_paste, tr("&Paste"),
             tr("Take cells or a maze drawn as text into hand; without a level, make one of it"));
    setTexts(m_pasteAsLevel, tr("Paste maze as &new level"), tr("Make a new level from a maze drawn as text"));
    setTexts(m_remove, tr("&Delete"), tr("Remove the selected things, or clear the selected cells"));
    setTexts(m_selectAll, tr("Select &all"), tr("Select every cell of the level"));
    setTexts(m_selectNone, tr("Select &nothing"), tr("Select nothing, so that tools draw everywhere"));
    setTexts(m_invertSelection, tr("&Invert selection"), tr("Select the cells that are not selected"));
    update();
}

void EditActions::update()
{
    nameSteps();
    const bool hasSelection = m_isActive && !m_toolbox.selection().isEmpty();
    m_undo->setEnabled(m_isActive && (m_document.undoStack().canUndo() || m_document.isStrokeOpen()));
    m_redo->setEnabled(m_isActive && m_document.undoStack().canRedo());
    for (QAction *action : {m_cut, m_copy, m_remove, m_selectNone}) {
        action->setEnabled(hasSelection);
    }
    for (QAction *action : {m_save, m_saveAs, m_pasteAsLevel, m_selectAll, m_invertSelection}) {
        action->setEnabled(m_isActive);
    }
}

void EditActions::nameSteps()
{
    const auto named = [](const QString &verb, const QString &step) {
        return step.isEmpty() ? verb : tr("%1: %2").arg(verb, withoutMnemonics(step));
    };
    setTexts(m_undo, named(tr("&Undo"), m_document.undoStack().undoText()), tr("Take the last change back"));
    setTexts(m_redo, named(tr("&Redo"), m_document.undoStack().redoText()),
             tr("Make the change again that was taken back"));
}
