#include "editor/features/hintfeature.h"

#include "editor/canvas/canvas.h"
#include "editor/commands/commandids.h"
#include "editor/desk/welcomehints.h"
#include "editor/widgets/hintbar.h"

#include <QAction>
#include <QLayout>
#include <QMainWindow>

using namespace Qt::StringLiterals;

HintFeature::HintFeature(const EditDesk &desk) : EditFeature(desk), m_bar(new HintBar(&desk.header))
{
    desk.header.layout()->addWidget(m_bar);
    connect(m_bar, &HintBar::oneClosed, &desk.hints, &WelcomeHints::closeOne);
    connect(m_bar, &HintBar::allClosed, &desk.hints, &WelcomeHints::closeAll);
    connect(&desk.hints, &WelcomeHints::changed, this, &HintFeature::showHint);
    showHint();
}

void HintFeature::setActive(bool isActive)
{
    if (isActive) {
        showHint(); // keys may be others
    }
}

void HintFeature::retranslate()
{
    m_bar->retranslate();
    showHint();
}

void HintFeature::showHint()
{
    const QString key = desk().hints.current();
    const bool hadKeyboard = m_bar->isAncestorOf(desk().host.focusWidget());
    if (!key.isEmpty()) {
        const QStringList all = WelcomeHints::all();
        m_bar->showHint(textOf(key), int(all.indexOf(key)) + 1, int(all.size()));
    }
    m_bar->setVisible(!key.isEmpty());
    if (key.isEmpty() && hadKeyboard) {
        desk().canvas.setFocus();
    }
}

QString HintFeature::textOf(const QString &key) const
{
    if (key == "draw"_L1) {
        return tr("Draw with the left mouse button what is chosen in the palette. The right button erases.");
    }
    if (key == "tools"_L1) {
        return tr("Tools stand on the left. How to use the one in hand is said below the canvas.");
    }
    if (key == "play"_L1) {
        return tr("Play the level at any time with %1. Escape brings you back here, and nothing has changed.")
            .arg(keyOf(CommandIds::playLevel));
    }
    if (key == "issues"_L1) {
        return tr("What keeps a level from being played or from being fair is listed under Issues. "
                  "A click on one shows its cell.");
    }
    if (key == "undo"_L1) {
        return tr("Everything can be taken back with %1, as far as you like, even after saving.")
            .arg(keyOf(CommandIds::undo));
    }
    return tr("Whatever you look for: %1 finds every command by its name.").arg(keyOf(CommandIds::showCommands));
}

QString HintFeature::keyOf(CommandId id) const
{
    return desk().commands[id]->shortcut().toString(QKeySequence::NativeText);
}
