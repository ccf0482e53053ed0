#include "app/program/testactions.h"

#include "editor/commands/commands.h"

using namespace Qt::StringLiterals;

TestActions::TestActions(Commands &commands)
    : again(commands.add(CommandIds::playSameSeed, {.section = MenuSection::PlayLevel,
                                                    .icon = u"restart"_s,
                                                    .keys = {Qt::SHIFT | Qt::Key_F5},
                                                    .listed = KeyScope::Drawing})),
      goOn(commands.add(
          CommandIds::goOnPlaying,
          {.section = MenuSection::PlayLevel, .icon = u"next"_s, .keys = {Qt::Key_F9}, .scope = KeyScope::Drawing})),
      step(commands.add(CommandIds::stepGame, {.section = MenuSection::PlayTime,
                                               .icon = u"next"_s,
                                               .keys = {Qt::Key_Semicolon},
                                               .scope = KeyScope::Playing,
                                               .isGameKey = true})),
      protect(commands.add(CommandIds::protectHero, {.section = MenuSection::PlayTime,
                                                     .keys = {Qt::Key_F9},
                                                     .scope = KeyScope::Playing,
                                                     .isCheckable = true,
                                                     .isGameKey = true})),
      reveal(commands.add(CommandIds::revealLevel, {.section = MenuSection::PlayTime,
                                                    .keys = {Qt::SHIFT | Qt::Key_F9},
                                                    .scope = KeyScope::Playing,
                                                    .isCheckable = true,
                                                    .isGameKey = true}))
{
    for (QAction *toggle : {protect, reveal}) {
        toggle->setAutoRepeat(false);
    }
    retranslate();
}

void TestActions::retranslate()
{
    setTextsAndTip(again, tr("Play with the same see&d"),
                   tr("Play the level from its start with the seed of the last test play"));
    setTextsAndTip(goOn, tr("Go on with the &changed level"),
                   tr("Put the level as it is now under the game that waits"));
    setTextsAndTip(step, tr("S&tep"), tr("Let the others act once, and then stand still"));
    setTextsAndTip(protect, tr("&Nothing harms the hero"), tr("Nobody and nothing can hurt the hero in a test play"));
    setTextsAndTip(reveal, tr("Re&veal the level"),
                   tr("Show in a test play what the hero does not know, too: on the level, in lists, on the map"));
}
