#include "editor/panels/editactions.h"

#include "editor/canvas/icon.h"
#include "editor/tools/toolbox.h"

#include <QAction>

using namespace Qt::StringLiterals;

EditActions::EditActions(LevelDocument &document, Toolbox &toolbox, QObject *parent)
    : QObject(parent), m_document(document), m_toolbox(toolbox),
      m_save(make(u"save"_s, u"save"_s, {QKeySequence(Qt::CTRL | Qt::Key_S)})),
      m_saveAs(make(u"saveAs"_s, u"save_as"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)})),
      m_undo(make(u"undo"_s, u"undo"_s, {QKeySequence(Qt::CTRL | Qt::Key_Z)})),
      m_redo(make(u"redo"_s, u"redo"_s,
                  {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)})),
      m_remove(make(u"removeThing"_s, u"erase"_s, {QKeySequence(Qt::Key_Delete)})),
      m_paste(make(u"pasteText"_s, u"clipboard"_s, {QKeySequence(Qt::CTRL | Qt::Key_V)}))
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
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &EditActions::update);
    connect(&toolbox, &Toolbox::selectionChanged, this, &EditActions::update);
    retranslate();
}

QAction *EditActions::make(const QString &objectName, const QString &icon, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(programIcon(icon), {}, this);
    action->setObjectName(objectName);
    action->setShortcuts(keys);
    return action;
}

void EditActions::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void EditActions::retranslate()
{
    m_save->setText(tr("&Save"));
    m_saveAs->setText(tr("Save &As…"));
    m_remove->setText(tr("&Delete Thing"));
    m_paste->setText(tr("&Paste Maze as Text"));
    m_paste->setToolTip(tr("Makes a new level from a maze drawn as text"));
    update();
}

void EditActions::update()
{
    const auto named = [](const QString &verb, const QString &step) {
        return step.isEmpty() ? verb : tr("%1: %2").arg(verb, QString(step).replace(u'&', u"&&"_s));
    };
    m_undo->setText(named(tr("&Undo"), m_document.undoStack().undoText()));
    m_redo->setText(named(tr("&Redo"), m_document.undoStack().redoText()));
    m_undo->setEnabled(m_isActive && (m_document.undoStack().canUndo() || m_document.isStrokeOpen()));
    m_redo->setEnabled(m_isActive && m_document.undoStack().canRedo());
    m_remove->setEnabled(m_isActive && m_toolbox.selection().has_value());
    for (QAction *action : {m_save, m_saveAs, m_paste}) {
        action->setEnabled(m_isActive);
    }
}
