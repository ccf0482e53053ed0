#include "app/watch/watchactions.h"

#include "editor/art/icon.h"
#include "editor/commands/commands.h"

using namespace Qt::StringLiterals;

namespace {

QAction *add(Commands &commands, CommandId id, MenuSection section, const QString &icon,
             const QList<QKeySequence> &keys, bool isCheckable = false)
{
    return commands.add(id, {.section = section,
                             .icon = icon,
                             .keys = keys,
                             .scope = KeyScope::Watching,
                             .isCheckable = isCheckable,
                             .isGameKey = true});
}

} // namespace

WatchActions::WatchActions(Commands &commands)
    : watch(commands.add(CommandIds::watchGames,
                         {.section = MenuSection::PlayScores, .icon = u"watch"_s, .keys = {Qt::Key_F7}})),
      play(add(commands, CommandIds::watchPlay, MenuSection::WatchTime, u"play"_s, {Qt::Key_Space, Qt::Key_K})),
      forward(add(commands, CommandIds::stepForward, MenuSection::WatchTime, u"step_forward"_s,
                  {Qt::Key_Right, Qt::Key_Period})),
      back(add(commands, CommandIds::stepBack, MenuSection::WatchTime, u"step_back"_s, {Qt::Key_Left, Qt::Key_Comma})),
      faster(
          add(commands, CommandIds::watchFaster, MenuSection::WatchTime, u"faster"_s, {Qt::Key_Up, Qt::Key_Greater})),
      slower(add(commands, CommandIds::watchSlower, MenuSection::WatchTime, u"slower"_s, {Qt::Key_Down, Qt::Key_Less})),
      start(add(commands, CommandIds::runStart, MenuSection::WatchMarks, u"to_start"_s, {Qt::Key_Home})),
      end(add(commands, CommandIds::runEnd, MenuSection::WatchMarks, u"to_end"_s, {Qt::Key_End})),
      nextMark(
          add(commands, CommandIds::nextMark, MenuSection::WatchMarks, u"mark_next"_s, {Qt::Key_N, Qt::Key_PageDown})),
      previousMark(add(commands, CommandIds::previousMark, MenuSection::WatchMarks, u"mark_previous"_s,
                       {Qt::Key_P, Qt::Key_PageUp})),
      everything(add(commands, CommandIds::watchEverything, MenuSection::WatchShow, u"look"_s,
                     {Qt::Key_E, Qt::SHIFT | Qt::Key_F9}, true)),
      trail(add(commands, CommandIds::showTrail, MenuSection::WatchShow, u"trail"_s, {Qt::Key_T}, true)),
      ghost(commands.add(CommandIds::showGhost, {.section = MenuSection::WatchShow,
                                                 .icon = u"ghost"_s,
                                                 .keys = {Qt::CTRL | Qt::Key_G}, // also in the list
                                                 .scope = KeyScope::Watching,
                                                 .isCheckable = true})),
      takeOver(
          add(commands, CommandIds::takeOver, MenuSection::WatchTake, u"branch"_s, {Qt::Key_Return, Qt::Key_Enter})),
      keep(commands.add(CommandIds::keepWatched,
                        {.section = MenuSection::WatchTake, .icon = {}, .keys = {}, .scope = KeyScope::Watching})),
      save(commands.add(CommandIds::saveRun, {.section = MenuSection::WatchTake,
                                              .icon = u"save_as"_s,
                                              .keys = {Qt::CTRL | Qt::Key_S},
                                              .scope = KeyScope::Watching})),
      pictures(commands.add(CommandIds::exportRun, {.section = MenuSection::WatchTake,
                                                    .icon = u"picture"_s,
                                                    .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
                                                    .scope = KeyScope::Watching})),
      rename(add(commands, CommandIds::renameGame, MenuSection::WatchGames, {}, {Qt::Key_F2})),
      remove(commands.add(CommandIds::deleteGame, {.section = MenuSection::WatchGames,
                                                   .icon = u"erase"_s,
                                                   .keys = {Qt::Key_Delete},
                                                   .scope = KeyScope::Watching,
                                                   .isGameKey = true,
                                                   .takesAway = true}))
{
    for (QAction *once : {play, everything, trail, ghost, takeOver, rename, remove}) {
        once->setAutoRepeat(false);
    }
    retranslate();
}

void WatchActions::retranslate()
{
    setTextsAndTip(watch, tr("&Watch games"), tr("Watch games that were played, from move to move"));
    setPlaying(play->isChecked());
    setTextsAndTip(forward, tr("Step &forward"), tr("One move on; held down, further and further"));
    setTextsAndTip(back, tr("Step &back"), tr("One move back; held down, further and further"));
    setTextsAndTip(faster, tr("F&aster"), tr("Twice as fast"));
    setTextsAndTip(slower, tr("S&lower"), tr("Half as fast"));
    setTextsAndTip(start, tr("To the &start"), tr("Go to the first moment"));
    setTextsAndTip(end, tr("To the &end"), tr("Go to the last moment"));
    setTextsAndTip(nextMark, tr("&Next mark"), tr("Go to the next hit, kill, pick-up, stairs, growth or death"));
    setTextsAndTip(previousMark, tr("&Previous mark"), tr("Go back to the last hit, kill, pick-up, stairs or growth"));
    setTextsAndTip(everything, tr("Show e&verything"), tr("Show what the hero did not know, too"));
    setTextsAndTip(trail, tr("&Trail"), tr("Set off the cells on which the hero was until now"));
    setTextsAndTip(
        ghost, tr("Show the chosen game as &ghost"),
        tr("Show the hero of the game that is chosen in the list of games beside this one, at the same time"));
    setTextsAndTip(takeOver, tr("Ta&ke over here"),
                   tr("Play on from this moment yourself; the game that is watched stays as it is"));
    setTextsAndTip(
        keep, tr("Keep as pr&oof"),
        tr("Keep this game, which was won, with the level that you are drawing, as proof that it can be won"));
    setTextsAndTip(save, tr("Sa&ve this game…"), tr("Save this game as a file that others can watch"));
    setTextsAndTip(pictures, tr("Save pi&ctures…"),
                   tr("Save this moment as a picture, many as a film, or the game in words"));
    setTextsAndTip(rename, tr("Rena&me the chosen game"),
                   tr("Give the game that is chosen in the list of games a name of its own"));
    setTextsAndTip(remove, tr("&Delete the chosen game…"),
                   tr("Delete the game that is chosen in the list of games, once you have been asked"));
}

void WatchActions::setPlaying(bool isPlaying)
{
    play->setIcon(programIcon(isPlaying ? u"pause"_s : u"play"_s));
    if (isPlaying) {
        setTextsAndTip(play, tr("Pa&use"), tr("Stand still at this moment"));
    } else {
        setTextsAndTip(play, tr("&Run"), tr("Let the game run by itself"));
    }
}

QList<QAction *> WatchActions::ofRun() const
{
    return {play,       forward, back,  faster,   slower, start, end,      nextMark, previousMark,
            everything, trail,   ghost, takeOver, keep,   save,  pictures, rename,   remove};
}

void WatchActions::setEnabled(bool isEnabled)
{
    for (QAction *action : ofRun()) {
        action->setEnabled(isEnabled);
    }
}
