#include "app/watch/watchactions.h"

#include "editor/art/icon.h"
#include "editor/commands/commands.h"

using namespace Qt::StringLiterals;

WatchActions::WatchActions(Commands &commands) : m_commands(commands)
{
    addMoves();
    addRest();
    for (QAction *seen : {everything, trail}) {
        seen->setCheckable(true);
    }
    for (QAction *once : {play, everything, trail, ghost, mute, takeOver, rename, remove}) {
        once->setAutoRepeat(false);
    }
    retranslate();
}

QAction *WatchActions::add(CommandId id, const char *text, const char *statusTip, MenuSection section,
                           const QString &icon, const QList<QKeySequence> &keys) const
{
    return add(id, text, statusTip,
               {.section = section, .icon = icon, .keys = keys, .scope = KeyScope::Watching, .isGameKey = true});
}

QAction *WatchActions::add(CommandId id, const char *text, const char *statusTip, CommandPlace place) const
{
    place.hasToolTip = true;
    return m_commands.add("WatchActions", id, text, statusTip, place);
}

void WatchActions::addMoves()
{
    watch = add("watchGames", QT_TR_NOOP("&Watch games"), QT_TR_NOOP("Watch recorded games move by move"),
                {.section = MenuSection::PlayScores, .icon = u"watch"_s, .keys = {Qt::Key_F7}});
    play = add(CommandIds::watchPlay, {}, {}, MenuSection::WatchTime, u"play"_s, {Qt::Key_Space, Qt::Key_K});
    forward = add(CommandIds::stepForward, QT_TR_NOOP("Step &forward"),
                  QT_TR_NOOP("Go one move forward; hold down to keep going"), MenuSection::WatchTime, u"step_forward"_s,
                  {Qt::Key_Right, Qt::Key_Period});
    back = add(CommandIds::stepBack, QT_TR_NOOP("Step &back"), QT_TR_NOOP("Go one move back; hold down to keep going"),
               MenuSection::WatchTime, u"step_back"_s, {Qt::Key_Left, Qt::Key_Comma});
    faster = add("watchFaster", QT_TR_NOOP("F&aster"), QT_TR_NOOP("Twice as fast"), MenuSection::WatchTime, u"faster"_s,
                 {Qt::Key_Up, Qt::Key_Greater});
    slower = add("watchSlower", QT_TR_NOOP("S&lower"), QT_TR_NOOP("Half as fast"), MenuSection::WatchTime, u"slower"_s,
                 {Qt::Key_Down, Qt::Key_Less});
    start = add("runStart", QT_TR_NOOP("Go to &start"), QT_TR_NOOP("Go to the first moment"), MenuSection::WatchMarks,
                u"to_start"_s, {Qt::Key_Home});
    end = add("runEnd", QT_TR_NOOP("Go to &end"), QT_TR_NOOP("Go to the last moment"), MenuSection::WatchMarks,
              u"to_end"_s, {Qt::Key_End});
    nextMark = add(CommandIds::nextMark, QT_TR_NOOP("&Next mark"),
                   QT_TR_NOOP("Go to the next hit, kill, pick-up, stairs, level-up or death"), MenuSection::WatchMarks,
                   u"mark_next"_s, {Qt::Key_N, Qt::Key_PageDown});
    previousMark = add("previousMark", QT_TR_NOOP("&Previous mark"),
                       QT_TR_NOOP("Go back to the last hit, kill, pick-up, stairs or level-up"),
                       MenuSection::WatchMarks, u"mark_previous"_s, {Qt::Key_P, Qt::Key_PageUp});
}

void WatchActions::addRest()
{
    everything = add(CommandIds::watchEverything, QT_TR_NOOP("Show e&verything"),
                     QT_TR_NOOP("Also show what the hero did not know"), MenuSection::WatchShow, u"look"_s,
                     {Qt::Key_E, Qt::SHIFT | Qt::Key_F9});
    trail = add("showTrail", QT_TR_NOOP("&Trail"), QT_TR_NOOP("Highlight the cells the hero has visited so far"),
                MenuSection::WatchShow, u"trail"_s, {Qt::Key_T});
    ghost = add(CommandIds::showGhost, QT_TR_NOOP("Show the selected game as a &ghost"),
                QT_TR_NOOP("Also show the hero of the game that is selected in the list"),
                {.section = MenuSection::WatchShow,
                 .icon = u"ghost"_s,
                 .keys = {Qt::CTRL | Qt::Key_G},
                 .scope = KeyScope::Watching,
                 .isCheckable = true}); // its keys also work in the list
    mute = add(CommandIds::muteWatching, QT_TR_NOOP("M&ute"), QT_TR_NOOP("Turn all sounds off or on"),
               {.section = MenuSection::WatchShow,
                .keys = {Qt::Key_M},
                .scope = KeyScope::Watching,
                .isCheckable = true,
                .isGameKey = true});
    takeOver = add(CommandIds::takeOver, QT_TR_NOOP("Ta&ke over here"),
                   QT_TR_NOOP("Play on from this moment yourself; the game you are watching does not change"),
                   MenuSection::WatchTake, u"branch"_s, {Qt::Key_Enter, Qt::Key_Return});
    keep = add("keepWatched", QT_TR_NOOP("Keep as pr&oof"),
               QT_TR_NOOP("Keep this won game with the level you are editing as proof that it can be won"),
               {.section = MenuSection::WatchTake, .scope = KeyScope::Watching});
    save = add("saveRun", QT_TR_NOOP("Sa&ve this game…"), QT_TR_NOOP("Save this game as a file that others can watch"),
               {.section = MenuSection::WatchTake,
                .icon = u"save_as"_s,
                .keys = {Qt::CTRL | Qt::Key_S},
                .scope = KeyScope::Watching});
    pictures = add("exportRun", QT_TR_NOOP("Save pi&ctures…"),
                   QT_TR_NOOP("Save this moment as a picture, several as a film, or the game as text"),
                   {.section = MenuSection::WatchTake,
                    .icon = u"picture"_s,
                    .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
                    .scope = KeyScope::Watching});
    rename = add(CommandIds::renameGame, QT_TR_NOOP("Rena&me the selected game"),
                 QT_TR_NOOP("Name the game selected in the list"), MenuSection::WatchGames, {}, {Qt::Key_F2});
    remove = add(CommandIds::deleteGame, QT_TR_NOOP("&Delete the selected game…"),
                 QT_TR_NOOP("Delete the game selected in the list (asks first)"),
                 {.section = MenuSection::WatchGames,
                  .icon = u"erase"_s,
                  .keys = {Qt::Key_Delete},
                  .scope = KeyScope::Watching,
                  .isGameKey = true,
                  .isDestructive = true});
}

void WatchActions::setPlaying(bool isPlaying)
{
    m_isPlaying = isPlaying;
    play->setIcon(programIcon(isPlaying ? u"pause"_s : u"play"_s));
    if (isPlaying) {
        setTextsAndTip(play, tr("Pa&use"), tr("Pause at this moment"));
    } else {
        setTextsAndTip(play, tr("Pla&y"), tr("Play or pause the recording"));
    }
}

QList<QAction *> WatchActions::ofRun() const
{
    return {play,  forward, back, faster,   slower, start, end,      nextMark, previousMark, everything,
            trail, ghost,   mute, takeOver, keep,   save,  pictures, rename,   remove};
}

void WatchActions::setEnabled(bool isEnabled)
{
    for (QAction *action : ofRun()) {
        action->setEnabled(isEnabled);
    }
}
