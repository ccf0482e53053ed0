#include "editor/features/editactions.h"

#include "editor/art/icon.h"
#include "editor/tools/toolbox.h"
#include "editor/wording/mnemonics.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace {

QAction *make(QObject *owner, const QString &objectName, const QString &icon, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(programIcon(icon), {}, owner);
    action->setObjectName(objectName);
    action->setShortcuts(keys);
    return action;
}

QKeySequence ctrl(Qt::Key key)
{
    return {Qt::CTRL | key};
}

QKeySequence ctrlShift(Qt::Key key)
{
    return {Qt::CTRL | Qt::SHIFT | key};
}

} // namespace

EditActions::EditActions(LevelDocument &document, Toolbox &toolbox, QObject *owner)
    : m_document(document), m_toolbox(toolbox), m_save(make(owner, u"save"_s, u"save"_s, {ctrl(Qt::Key_S)})),
      m_saveAs(make(owner, u"saveAs"_s, u"save_as"_s, {ctrlShift(Qt::Key_S)})),
      m_undo(make(owner, u"undo"_s, u"undo"_s, {ctrl(Qt::Key_Z)})),
      m_redo(make(owner, u"redo"_s, u"redo"_s, {ctrlShift(Qt::Key_Z), ctrl(Qt::Key_Y)})),
      m_remove(make(owner, u"removeThing"_s, u"erase"_s, {QKeySequence(Qt::Key_Delete)})),
      m_paste(make(owner, u"pasteText"_s, u"clipboard"_s, {ctrl(Qt::Key_V)})),
      m_pasteAsLevel(make(owner, u"pasteAsLevel"_s, {}, {ctrlShift(Qt::Key_V)})),
      m_selectAll(make(owner, u"selectAll"_s, u"select_cells"_s, {ctrl(Qt::Key_A)})),
      m_selectNone(make(owner, u"selectNone"_s, {}, {ctrlShift(Qt::Key_A)})),
      m_invertSelection(make(owner, u"invertSelection"_s, {}, {ctrl(Qt::Key_I)}))
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
    connect(m_remove, &QAction::triggered, this, [this] { m_toolbox.removeSelected(); });
    connect(m_selectAll, &QAction::triggered, &m_toolbox, &Toolbox::selectAll);
    connect(m_selectNone, &QAction::triggered, &m_toolbox, &Toolbox::selectNone);
    connect(m_invertSelection, &QAction::triggered, &m_toolbox, &Toolbox::invertSelection);
    connect(&m_document, &LevelDocument::stepsMoved, this, &EditActions::update);
    connect(&m_toolbox, &Toolbox::selectionChanged, this, &EditActions::update);
}

void EditActions::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void EditActions::retranslate()
{
    m_save->setText(tr("&Save"));
    m_saveAs->setText(tr("Save &as…"));
    m_remove->setText(tr("&Delete"));
    m_paste->setText(tr("&Paste"));
    m_pasteAsLevel->setText(tr("Paste maze as &new level"));
    m_pasteAsLevel->setStatusTip(tr("Make a new level from a maze drawn as text"));
    m_undo->setStatusTip(tr("Take the last change back"));
    m_redo->setStatusTip(tr("Make the change again that was taken back"));
    m_remove->setStatusTip(tr("Remove the selected things, or clear the selected cells"));
    m_paste->setStatusTip(tr("Take cells or a maze drawn as text into hand; without a level, make one of it"));
    m_selectAll->setText(tr("Select &all"));
    m_selectNone->setText(tr("Select &nothing"));
    m_invertSelection->setText(tr("&Invert selection"));
    m_selectAll->setStatusTip(tr("Select every cell of the level"));
    m_selectNone->setStatusTip(tr("Select nothing, so that tools draw everywhere"));
    m_invertSelection->setStatusTip(tr("Select the cells that are not selected"));
    m_save->setStatusTip(tr("Save the level"));
    m_saveAs->setStatusTip(tr("Save the level under another name"));
    update();
}

void EditActions::update()
{
    const auto named = [](const QString &verb, const QString &step) {
        return step.isEmpty() ? verb : tr("%1: %2").arg(verb, withoutMnemonics(step));
    };
    m_undo->setText(named(tr("&Undo"), m_document.undoStack().undoText()));
    m_redo->setText(named(tr("&Redo"), m_document.undoStack().redoText()));
    m_undo->setEnabled(m_isActive && (m_document.undoStack().canUndo() || m_document.isStrokeOpen()));
    m_redo->setEnabled(m_isActive && m_document.undoStack().canRedo());
    m_remove->setEnabled(m_isActive && m_toolbox.hasSelection());
    m_selectNone->setEnabled(m_isActive && m_toolbox.hasSelection());
    m_selectAll->setEnabled(m_isActive);
    m_invertSelection->setEnabled(m_isActive);
    m_pasteAsLevel->setEnabled(m_isActive);
    m_save->setEnabled(m_isActive);
    m_saveAs->setEnabled(m_isActive);
}
