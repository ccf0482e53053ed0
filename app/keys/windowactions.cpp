#include "app/keys/windowactions.h"

#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "editor/art/icon.h"
#include "editor/commands/commandid.h"
#include "editor/commands/commandmenus.h"
#include "editor/text/mnemonics.h"
#include "gamecore/base/enumerators.h"

#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

WindowActions::WindowActions(QMainWindow &window, Commands &commands)
    : commands(commands), hero(commands), m_window(window), m_menus(*window.menuBar())
{
    addFiles();
    addGames();
    addViews();
    addHelp();
    addMotions();
    addThemes();
    addLanguages();
    retranslate();
}

QAction *WindowActions::add(CommandId id, const char *text, const char *statusTip, CommandPlace place) const
{
    place.hasToolTip = true;
    return commands.add("WindowActions", id, text, statusTip, place);
}

/// Returns the place of a command whose keys work while playing.
static CommandPlace whilePlaying(MenuSection section, const QString &icon, const QList<QKeySequence> &keys,
                                 bool isDestructive = false)
{
    return {.section = section,
            .icon = icon,
            .keys = keys,
            .scope = KeyScope::Playing,
            .isGameKey = !isDestructive,
            .isDestructive = isDestructive};
}

static CommandPlace look(const QString &icon, const QList<QKeySequence> &keys)
{
    return {.section = MenuSection::ViewLook, .icon = icon, .keys = keys, .isCheckable = true};
}

void WindowActions::addFiles()
{
    chooseGame = add("chooseGame", QT_TR_NOOP("New &game…"), QT_TR_NOOP("Choose a dungeon, a campaign or a level"),
                     {MenuSection::New, u"dungeon"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_N}});
    daily =
        add("chooseDaily", QT_TR_NOOP("&Dungeon of the day…"),
            QT_TR_NOOP("Play the same dungeon as everyone else, a new one each day"), {MenuSection::New, u"daily"_s});
    newLevel = add(CommandIds::newLevel, QT_TR_NOOP("&New level…"), QT_TR_NOOP("Draw a new level"),
                   {MenuSection::New, u"new"_s, {Qt::CTRL | Qt::Key_N}});
    newCampaign =
        add("newCampaign", QT_TR_NOOP("New ca&mpaign…"),
            QT_TR_NOOP("Draw several levels that are played one after another"), {MenuSection::New, u"campaign"_s});
    open = add(CommandIds::openLevel, QT_TR_NOOP("&Open…"), QT_TR_NOOP("Open a level, a campaign or a recorded game"),
               {MenuSection::FileOpen, u"open"_s, {Qt::CTRL | Qt::Key_O}});
    openToEdit = add("openToEdit", QT_TR_NOOP("Open &to edit…"), QT_TR_NOOP("Open a level or a campaign in the editor"),
                     {MenuSection::FileOpen, u"edit"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_O}});
    goOnEditing = add("goOnEditing", {}, {}, {MenuSection::FileOpen, u"edit"_s});
    startPage = add("showStartPage", QT_TR_NOOP("&Start page"), QT_TR_NOOP("Go back to the start page"),
                    {MenuSection::FileLeave, u"home"_s});
    quit = add(
        "quit", QT_TR_NOOP("&Quit"), QT_TR_NOOP("Quit Mazewright"),
        {.section = MenuSection::FileQuit, .icon = u"quit"_s, .keys = {Qt::CTRL | Qt::Key_Q}, .isDestructive = true});
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::addGames()
{
    play =
        add(CommandIds::playLevel, {}, {},
            {.section = MenuSection::PlayLevel, .icon = u"play"_s, .keys = {Qt::Key_F5}, .listed = KeyScope::Drawing});
    playHere = add(CommandIds::playHere, QT_TR_NOOP("Play from &here"),
                   QT_TR_NOOP("Play the level from the cell under the cursor"),
                   {.section = MenuSection::PlayLevel,
                    .icon = u"play"_s,
                    .keys = {Qt::CTRL | Qt::Key_F5},
                    .scope = KeyScope::Drawing});
    pause = add(CommandIds::pauseGame, {}, {},
                whilePlaying(MenuSection::PlayTime, u"pause"_s, {Qt::Key_P, Qt::Key_Space, Qt::Key_Pause}));
    pause->setAutoRepeat(false);
    askHint = add(CommandIds::askHint, {}, {}, whilePlaying(MenuSection::PlayTime, {}, {QKeySequence(u"?"_s)}));
    askHint->setAutoRepeat(false);
    restart = add(CommandIds::restartGame, QT_TR_NOOP("&Restart"), QT_TR_NOOP("Restart with the same seed"),
                  whilePlaying(MenuSection::PlayAnew, u"restart"_s, {Qt::CTRL | Qt::Key_R}, true));
    newGame = add("newGame", QT_TR_NOOP("Play with another &seed"),
                  QT_TR_NOOP("Play the same level or dungeon with another seed"),
                  whilePlaying(MenuSection::PlayAnew, u"seed"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_R}, true));
    copySeed = add("copySeed", {}, {}, {MenuSection::PlayAnew, u"clipboard"_s});
    edit = add("editLevel", {}, {},
               {.section = MenuSection::PlayEdit,
                .icon = u"edit"_s,
                .keys = {Qt::CTRL | Qt::Key_E},
                .listed = KeyScope::Playing}); // it also leads back
    scores = add("showScores", QT_TR_NOOP("&Best games"), QT_TR_NOOP("Show the best games for each ruleset"),
                 {MenuSection::PlayScores, u"scores"_s});
}

void WindowActions::addViews()
{
    zoomIn = add("zoomIn", QT_TR_NOOP("Zoom &in"), QT_TR_NOOP("Larger cells"),
                 {MenuSection::Zoom, u"zoom_in"_s, {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal, Qt::Key_Plus}});
    zoomOut = add("zoomOut", QT_TR_NOOP("Zoom &out"), QT_TR_NOOP("Smaller cells"),
                  {MenuSection::Zoom, u"zoom_out"_s, {Qt::CTRL | Qt::Key_Minus, Qt::Key_Minus}});
    zoomFit = add(CommandIds::zoomFit, QT_TR_NOOP("&Fit level to window"),
                  QT_TR_NOOP("Show the whole level, or its explored part while playing"),
                  {MenuSection::Zoom, u"zoom_fit"_s, {Qt::CTRL | Qt::Key_0}});
    zoomOne = add(CommandIds::zoomOne, QT_TR_NOOP("Actual &size"), QT_TR_NOOP("Show cells at 32 pixels"),
                  {MenuSection::Zoom, u"zoom_one"_s, {Qt::CTRL | Qt::Key_1}});
    zoomPlay = add("zoomPlay", QT_TR_NOOP("Zoom &automatically"),
                   QT_TR_NOOP("Show the whole level; if its cells would be too small, only the area the hero can see"),
                   {MenuSection::Zoom, {}, {Qt::CTRL | Qt::Key_9}});
    grid = add("showGrid", QT_TR_NOOP("&Grid"), QT_TR_NOOP("Show lines between cells"),
               look(u"grid"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_G}));
    ascii = add("showAscii", QT_TR_NOOP("&Characters"), QT_TR_NOOP("Show characters instead of pictures"),
                look(u"ascii"_s, {Qt::Key_F4}));
    keyLine = add("showKeyLine", QT_TR_NOOP("&Keys below the level"), QT_TR_NOOP("Show useful keys while playing"),
                  look({}, {}));
    fullScreen = add("fullScreen", QT_TR_NOOP("F&ull screen"), QT_TR_NOOP("Use the whole screen"),
                     look(u"fullscreen"_s, {Qt::Key_F11}));
    mute = add("muteSound", QT_TR_NOOP("&Mute"), QT_TR_NOOP("Turn all sounds off or on"),
               {.section = MenuSection::Sound,
                .keys = {Qt::Key_M},
                .scope = KeyScope::Playing,
                .isCheckable = true,
                .isGameKey = true}); // watching has a command of its own, since M selects cells in the editor
    mute->setAutoRepeat(false);
    captions = add("showCaptions", QT_TR_NOOP("&Captions"),
                   QT_TR_NOOP("Describe important sounds from out of sight in the messages"),
                   {.section = MenuSection::Sound, .isCheckable = true});
    volume = add("soundVolume", QT_TR_NOOP("&Volume…"), QT_TR_NOOP("Choose how loud sounds are"), {MenuSection::Sound});
    resetLayout = add("arrangePanels", QT_TR_NOOP("Reset &layout"),
                      QT_TR_NOOP("Move all panels back to their original places"), {MenuSection::PanelsAnew});
}

void WindowActions::addHelp()
{
    palette = add(CommandIds::showCommands, QT_TR_NOOP("C&ommands…"), QT_TR_NOOP("Find any command by its name"),
                  {MenuSection::Help, u"search"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_P}});
    keys = add(CommandIds::showKeys, QT_TR_NOOP("&Keys"), QT_TR_NOOP("Show what the keys do"),
               {MenuSection::Help, {}, {Qt::Key_F1}});
    changeKeys = add("changeKeys", QT_TR_NOOP("&Change keys…"), QT_TR_NOOP("Choose the keys for every action"),
                     {MenuSection::Help});
    manual = add(CommandIds::showManual, QT_TR_NOOP("&Manual"), QT_TR_NOOP("Read about playing, drawing and the rules"),
                 {MenuSection::HelpManual, {}, {Qt::SHIFT | Qt::Key_F1}});
    hints = add("showHints", QT_TR_NOOP("Show the &hints again"),
                QT_TR_NOOP("Show the drawing hints again in the editor"), {MenuSection::Help});
    about = add("about", QT_TR_NOOP("&About Mazewright"), QT_TR_NOOP("Show version and license"), {MenuSection::Help});
    about->setMenuRole(QAction::AboutRole);
}

void WindowActions::addMotions()
{
    motions = new QActionGroup(&m_window);
    for (int i = 0; i < motionCount; ++i) {
        auto *action = new QAction(motions);
        action->setObjectName(u"motion%1"_s.arg(i));
        action->setCheckable(true);
        action->setData(i);
    }
    commands.add(motions->actions(), {.section = MenuSection::Motion, .scope = std::nullopt});
}

void WindowActions::addThemes()
{
    themes = new QActionGroup(&m_window);
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Dark, ThemeChoice::Light}) {
        auto *action = new QAction(themes);
        action->setObjectName(u"theme%1"_s.arg(int(choice)));
        action->setCheckable(true);
        action->setData(int(choice));
    }
    commands.add(themes->actions(), {.section = MenuSection::Theme, .scope = std::nullopt});
}

void WindowActions::addLanguages()
{
    languages = new QActionGroup(&m_window);
    const auto addLanguage = [this](const QString &code, const QString &name) {
        auto *action = new QAction(name, languages);
        action->setObjectName(u"language_"_s + (code.isEmpty() ? u"system"_s : code));
        action->setCheckable(true);
        action->setData(code);
    };
    addLanguage({}, {});
    for (const auto &[code, name] : Language::available()) {
        addLanguage(code, name);
    }
    commands.add(languages->actions(), {.section = MenuSection::Language, .scope = std::nullopt});
}

void WindowActions::nameLastLevels(const QString &names)
{
    if (names.isEmpty()) {
        setTextsAndTip(goOnEditing, tr("Continue &editing"), tr("Go back to the levels open in the editor"));
    } else {
        //: %1 are names of levels
        setTextsAndTip(goOnEditing, tr("Continue &editing: %1").arg(withoutMnemonics(names)),
                       tr("Reopen the levels last open in the editor"));
    }
}

void WindowActions::retranslate()
{
    const auto titles = rowsFor<MenuId>(
        tr("&File"), tr("&New"), tr("S&hare"), tr("&Edit"), tr("T&hings"), tr("&Selection"), tr("Stam&p"), tr("&Level"),
        tr("R&otate and flip"), tr("A&nalyze"), tr("&Overlays"), tr("&Last test"), tr("&Proof"), tr("&View"),
        tr("&Zoom"), tr("&Panels"), tr("&Motion"), tr("&Theme"), tr("&Sound"), tr("T&ools"), tr("&Walk"), tr("He&ro"),
        tr("&Play"), tr("&Watch"), tr("L&anguage"), tr("&Help"));
    for (const MenuId id : allMenus()) {
        menu(id)->setTitle(titles[std::size_t(id)]);
    }
    nameLastLevels({});
    setPaused(false);
    setHintsGiven(false);
    setTest(false);
    setSeed({});
    const auto motionNames = rowsFor<Motion>(tr("&Full", "motion"), tr("&Reduced", "motion"), tr("&None", "motion"));
    const auto motionTips = rowsFor<Motion>(tr("Steps, blows, effects, and actors that breathe"),
                                            tr("Only smooth steps and numbers, without flashes or shaking"),
                                            tr("Nothing moves: pictures change at once"));
    for (QAction *action : motions->actions()) {
        setTextsAndTip(action, motionNames.at(action->data().toUInt()), motionTips.at(action->data().toUInt()));
    }
    const auto themeNames = rowsFor<ThemeChoice>(tr("&System"), tr("&Dark"), tr("&Light"));
    for (QAction *action : themes->actions()) {
        action->setText(themeNames.at(action->data().toUInt()));
    }
    languages->actions().first()->setText(tr("&System"));
}

void WindowActions::setPanelsShown(bool areShown)
{
    menu(MenuId::Panels)->menuAction()->setVisible(areShown);
    resetLayout->setEnabled(areShown);
}

void WindowActions::setPaused(bool isPaused)
{
    setTextsAndTip(pause, isPaused ? tr("Resu&me") : tr("P&ause"),
                   isPaused ? tr("Resume the game") : tr("Pause the game"));
    pause->setIcon(programIcon(isPaused ? u"play"_s : u"pause"_s));
}

void WindowActions::setHintsGiven(bool areGiven)
{
    setTextsAndTip(askHint, tr("&Hint"),
                   tr("Hint: show which way to go; press again for the next action, a third time for the whole path"));
    askHint->setEnabled(areGiven);
    m_hasHints = areGiven;
}

void WindowActions::setWithoutHints(const QString &text, const QString &tip)
{
    setTextsAndTip(askHint, text, tip);
    askHint->setEnabled(true);
    m_hasHints = false;
}

void WindowActions::setTest(bool isTest)
{
    setTextsAndTip(play, isTest ? tr("Stop &playing") : tr("&Play"),
                   isTest ? tr("Go back to the editor and pause the game") : tr("Play the level from its start"));
    setTextsAndTip(edit, isTest ? tr("Back to the &editor") : tr("&Edit this level"),
                   isTest ? tr("Continue editing; the game is paused") : tr("Edit the level being played"));
}

void WindowActions::setSeed(const QString &seed) const
{
    //: a menu entry; %1 is a number
    const QString text = seed.isEmpty() ? tr("&Copy seed") : tr("&Copy seed %1").arg(seed);
    setTextsAndTip(copySeed, text, tr("Copy the seed of this game, to play the same game again"));
}

void WindowActions::setGameWaits()
{
    setTextsAndTip(edit, tr("Back to the &game"), tr("Continue the paused game"));
}

QList<QMenu *> WindowActions::menus() const
{
    QList<QMenu *> menus;
    for (const MenuId id : barMenus()) {
        menus.append(menu(id));
    }
    return menus;
}
