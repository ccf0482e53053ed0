#include "editor/actions/hintfeature.h"

#include "editor/canvas/canvas.h"
#include "editor/commands/commandid.h"
#include "editor/commands/commands.h"
#include "editor/document/leveldocument.h"
#include "editor/panels/issuespanel.h"
#include "editor/tools/toolbox.h"
#include "editor/view/editdocks.h"
#include "editor/view/welcomehints.h"
#include "editor/widgets/hintbar.h"

#include <QAction>
#include <QLayout>
#include <QMainWindow>
#include <QUndoStack>

using namespace Qt::StringLiterals;

HintFeature::HintFeature(const EditorContext &context) : EditFeature(context), m_bar(new HintBar(&context.header))
{
    context.header.layout()->addWidget(m_bar);
    connect(m_bar, &HintBar::oneClosed, &context.hints, &WelcomeHints::closeOne);
    connect(m_bar, &HintBar::allClosed, &context.hints, &WelcomeHints::closeAll);
    connect(&context.hints, &WelcomeHints::changed, this, &HintFeature::showHint);
    connectAdvice();
    showHint();
}

void HintFeature::connectAdvice()
{
    WelcomeHints &hints = context().hints;
    const auto follow = [&hints](const QString &key) { return [&hints, key] { hints.closeFollowed(key); }; };
    connect(&context().document, &LevelDocument::edited, &hints, [this, &hints] {
        if (context().document.undoStack().canUndo()) { // otherwise another level was opened
            hints.closeFollowed(u"draw"_s);
        }
    });
    connect(&context().toolbox, &Toolbox::toolChanged, &hints, follow(u"tools"_s));
    connect(context().commands[CommandIds::playLevel], &QAction::triggered, &hints, follow(u"play"_s));
    connect(&context().docks.issues(), &IssuesPanel::cellChosen, &hints, follow(u"issues"_s));
    connect(context().commands[CommandIds::undo], &QAction::triggered, &hints, follow(u"undo"_s));
    connect(context().commands[CommandIds::showCommands], &QAction::triggered, &hints, follow(u"commands"_s));
}

void HintFeature::setActive(bool isActive)
{
    if (isActive) {
        showHint(); // shortcuts may have changed
    }
}

void HintFeature::showHint()
{
    const QString key = context().hints.current();
    const bool hadKeyboard = m_bar->isAncestorOf(context().host.focusWidget());
    if (!key.isEmpty()) {
        const QStringList all = WelcomeHints::all();
        m_bar->showHint(textOf(key), int(all.indexOf(key)) + 1, int(all.size()));
    }
    m_bar->setVisible(!key.isEmpty());
    if (key.isEmpty() && hadKeyboard) {
        context().canvas.setFocus();
    }
}

QString HintFeature::textOf(const QString &key) const
{
    if (key == "draw"_L1) {
        return tr("Draw with the left mouse button, erase with the right one. Choose what to draw in the palette.");
    }
    if (key == "tools"_L1) {
        return tr("The tools are on the left; the status bar explains the current one.");
    }
    if (key == "play"_L1) {
        return tr("Play the level at any time with %1. Escape brings you back here; the level is unchanged.")
            .arg(keyOf(CommandIds::playLevel));
    }
    if (key == "issues"_L1) {
        return tr("The Issues panel lists what makes the level unplayable or unfair. Click an issue to show its cell.");
    }
    if (key == "undo"_L1) {
        return tr("Undo your changes with %1, as far back as you like, even after saving.")
            .arg(keyOf(CommandIds::undo));
    }
    return tr("%1 finds any command by its name.").arg(keyOf(CommandIds::showCommands));
}

QString HintFeature::keyOf(CommandId id) const
{
    return keyText(context().commands[id]->shortcut());
}
