#include "app/program/testactions.h"

#include "app/keys/windowactions.h"
#include "editor/art/icon.h"

#include <QMainWindow>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace {

QAction *makeAction(QMainWindow &window, const QString &name, const QString &icon, const QKeySequence &key)
{
    auto *action = new QAction(&window);
    action->setObjectName(name);
    if (!key.isEmpty()) {
        action->setShortcut(key);
    }
    if (!icon.isEmpty()) {
        action->setIcon(programIcon(icon));
    }
    window.addAction(action); // so that its key works while the menu bar is hidden
    return action;
}

} // namespace

TestActions::TestActions(QMainWindow &window, const WindowActions &menus)
    : again(makeAction(window, u"playSameSeed"_s, u"restart"_s, QKeySequence(Qt::SHIFT | Qt::Key_F5))),
      goOn(makeAction(window, u"goOnPlaying"_s, u"next"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F5))),
      step(makeAction(window, u"stepGame"_s, u"next"_s, QKeySequence(Qt::Key_Semicolon))),
      protect(makeAction(window, u"protectHero"_s, {}, QKeySequence(Qt::Key_F9))),
      reveal(makeAction(window, u"revealLevel"_s, {}, QKeySequence(Qt::SHIFT | Qt::Key_F9)))
{
    for (QAction *action : gameKeyActions()) {
        action->setShortcutContext(Qt::WidgetShortcut);
    }
    for (QAction *toggle : {protect, reveal}) {
        toggle->setCheckable(true);
        toggle->setAutoRepeat(false);
    }
    menus.playMenu->insertActions(menus.pause, {again, goOn});
    QAction *behind = menus.playMenu->actions().value(menus.playMenu->actions().indexOf(menus.pause) + 1);
    menus.playMenu->insertActions(behind, {step, protect, reveal});
    retranslate();
}

void TestActions::retranslate()
{
    setActionText(again, tr("Play with the same see&d"),
                  tr("Play the level from its start with the seed of the last test play"));
    setActionText(goOn, tr("Go on with the &changed level"),
                  tr("Put the level as it is now under the game that waits"));
    setActionText(step, tr("S&tep"), tr("Let the others act once, and then stand still"));
    setActionText(protect, tr("&Nothing harms the hero"), tr("Nobody and nothing can hurt the hero in a test play"));
    setActionText(reveal, tr("Re&veal the level"),
                  tr("Show in a test play what the hero does not know, too: on the level, in lists, on the map"));
}
