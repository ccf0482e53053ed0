#include "app/keys/windowactions.h"

#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "editor/art/icon.h"
#include "editor/commands/commandids.h"
#include "editor/commands/menurows.h"
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
    addThemes();
    addLanguages();
    retranslate();
}

void WindowActions::addFiles()
{
    chooseGame = add(CommandIds::chooseGame, {MenuSection::FileOpen, u"dungeon"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_N}});
    daily = add(CommandIds::chooseDaily, {MenuSection::FileOpen, u"daily"_s});
    newLevel = add(CommandIds::newLevel, {MenuSection::FileOpen, u"new"_s, {Qt::CTRL | Qt::Key_N}});
    newCampaign = add(CommandIds::newCampaign, {MenuSection::FileOpen, u"campaign"_s});
    open = add(CommandIds::openLevel, {MenuSection::FileOpen, u"open"_s, {Qt::CTRL | Qt::Key_O}});
    openToEdit = add(CommandIds::openToEdit, {MenuSection::FileOpen, u"edit"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_O}});
    goOnEditing = add(CommandIds::goOnEditing, {MenuSection::FileSave, u"edit"_s});
    startPage = add(CommandIds::showStartPage, {MenuSection::FileLeave, u"home"_s});
    quit =
        add(CommandIds::quit,
            {.section = MenuSection::FileQuit, .icon = u"quit"_s, .keys = {Qt::CTRL | Qt::Key_Q}, .takesAway = true});
    quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::addGames()
{
    play =
        add(CommandIds::playLevel,
            {.section = MenuSection::PlayLevel, .icon = u"play"_s, .keys = {Qt::Key_F5}, .listed = KeyScope::Drawing});
    playHere = add(CommandIds::playHere, {.section = MenuSection::PlayLevel,
                                          .icon = u"play"_s,
                                          .keys = {Qt::CTRL | Qt::Key_F5},
                                          .scope = KeyScope::Drawing});
    pause = add(CommandIds::pauseGame, {.section = MenuSection::PlayTime,
                                        .icon = u"pause"_s,
                                        .keys = {Qt::Key_P, Qt::Key_Space, Qt::Key_Pause},
                                        .scope = KeyScope::Playing,
                                        .isGameKey = true});
    pause->setAutoRepeat(false);
    askHint = add(CommandIds::askHint, {.section = MenuSection::PlayTime,
                                        .keys = {QKeySequence(u"?"_s)},
                                        .scope = KeyScope::Playing,
                                        .isGameKey = true});
    askHint->setAutoRepeat(false);
    restart = add(CommandIds::restartGame, {.section = MenuSection::PlayAnew,
                                            .icon = u"restart"_s,
                                            .keys = {Qt::CTRL | Qt::Key_R},
                                            .scope = KeyScope::Playing,
                                            .takesAway = true});
    newGame = add(CommandIds::newGame, {.section = MenuSection::PlayAnew,
                                        .icon = u"seed"_s,
                                        .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
                                        .scope = KeyScope::Playing,
                                        .takesAway = true});
    edit = add(CommandIds::editLevel, {.section = MenuSection::PlayEdit,
                                       .icon = u"edit"_s,
                                       .keys = {Qt::CTRL | Qt::Key_E},
                                       .listed = KeyScope::Playing}); // it leads back as well
    scores = add(CommandIds::showScores, {MenuSection::PlayScores, u"scores"_s});
}

void WindowActions::addViews()
{
    const auto zoom = [this](CommandId id, const QString &icon, const QList<QKeySequence> &usual) {
        return add(id, {MenuSection::ViewZoom, icon, usual});
    };
    zoomIn = zoom(CommandIds::zoomIn, u"zoom_in"_s, {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal, Qt::Key_Plus});
    zoomOut = zoom(CommandIds::zoomOut, u"zoom_out"_s, {Qt::CTRL | Qt::Key_Minus, Qt::Key_Minus});
    zoomFit = zoom(CommandIds::zoomFit, u"zoom_fit"_s, {Qt::CTRL | Qt::Key_0});
    zoomOne = zoom(CommandIds::zoomOne, u"zoom_one"_s, {Qt::CTRL | Qt::Key_1});
    zoomPlay = zoom(CommandIds::zoomPlay, {}, {Qt::CTRL | Qt::Key_9});
    const auto look = [this](CommandId id, const QString &icon, const QList<QKeySequence> &usual) {
        return add(id, {.section = MenuSection::ViewLook, .icon = icon, .keys = usual, .isCheckable = true});
    };
    grid = look(CommandIds::showGrid, u"grid"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_G});
    ascii = look(CommandIds::showAscii, u"ascii"_s, {Qt::Key_F4});
    glide = look(CommandIds::glide, {}, {});
    keyLine = look(CommandIds::showKeyLine, {}, {});
    fullScreen = look(CommandIds::fullScreen, u"fullscreen"_s, {Qt::Key_F11});
    arrange = add(CommandIds::arrangePanels, {MenuSection::PanelsAnew});
}

void WindowActions::addHelp()
{
    palette = add(CommandIds::showCommands, {MenuSection::Help, u"search"_s, {Qt::CTRL | Qt::SHIFT | Qt::Key_P}});
    keys = add(CommandIds::showKeys, {MenuSection::Help, {}, {Qt::Key_F1}});
    changeKeys = add(CommandIds::changeKeys, {MenuSection::Help});
    manual = add(CommandIds::showManual, {MenuSection::HelpManual, {}, {Qt::SHIFT | Qt::Key_F1}});
    hints = add(CommandIds::showHints, {MenuSection::Help});
    about = add(CommandIds::about, {MenuSection::Help});
    about->setMenuRole(QAction::AboutRole);
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
        setTextsAndTip(goOnEditing, tr("Go on &editing"), tr("Back to the levels that are open in the editor"));
    } else {
        //: %1 are names of levels
        setTextsAndTip(goOnEditing, tr("Go on &editing: %1").arg(withoutMnemonics(names)),
                       tr("Open the levels again that were open in the editor last"));
    }
}

void WindowActions::retranslate()
{
    const auto titles =
        rowsFor<MenuId>(tr("&File"), tr("&Edit"), tr("&Selection"), tr("T&urn and flip"), tr("&Level"), tr("&View"),
                        tr("&Overlays"), tr("&Panels"), tr("&Theme"), tr("T&ools"), tr("&Walk"), tr("He&ro"),
                        tr("&Play"), tr("&Watch"), tr("L&anguage"), tr("&Help"));
    for (const MenuId id : allMenus()) {
        menu(id)->setTitle(titles[std::size_t(id)]);
    }
    hero.retranslate();
    setTextsAndTip(newLevel, tr("&New level…"), tr("Draw a new level"));
    setTextsAndTip(newCampaign, tr("New ca&mpaign…"), tr("Draw several levels that are played one after the other"));
    setTextsAndTip(open, tr("&Open…"), tr("Open a level file"));
    setTextsAndTip(openToEdit, tr("Open &to edit…"), tr("Open a level or a campaign in the editor"));
    nameLastLevels({});
    setTextsAndTip(startPage, tr("&Start page"), tr("Back to the start page"));
    setTextsAndTip(quit, tr("&Quit"), tr("Leave Mazewright"));
    setTextsAndTip(playHere, tr("Play from &here"), tr("Play the level from the cell under the cursor"));
    setPaused(false);
    setHintsGiven(false);
    setTextsAndTip(scores, tr("&Best games"), tr("The best games under each set of rules"));
    setTextsAndTip(arrange, tr("&Panels as at first"), tr("Put the panels where they were at first"));
    setTextsAndTip(restart, tr("&Restart"), tr("Begin again with the same seed"));
    setTextsAndTip(newGame, tr("Another &seed"), tr("Begin again with another seed"));
    setTextsAndTip(daily, tr("&Dungeon of the day…"), tr("One dungeon for everybody, another one each day"));
    setTextsAndTip(chooseGame, tr("New &game…"), tr("Choose a dungeon, a campaign or a level"));
    setTest(false);
    setTextsAndTip(zoomIn, tr("Zoom &in"), tr("Larger cells"));
    setTextsAndTip(zoomOut, tr("Zoom &out"), tr("Smaller cells"));
    setTextsAndTip(zoomFit, tr("&Fit the window"), tr("Show the whole level, or while playing what you know of it"));
    setTextsAndTip(zoomOne, tr("Real &size"), tr("Cells of 32 pixels"));
    setTextsAndTip(zoomPlay, tr("&Automatic size"), tr("As large as the window and the hero’s sight ask for"));
    setTextsAndTip(grid, tr("&Grid"), tr("Show lines between cells"));
    setTextsAndTip(ascii, tr("&Characters"), tr("Show characters instead of pictures"));
    setTextsAndTip(glide, tr("Gli&de"), tr("Steps glide instead of jumping"));
    setTextsAndTip(keyLine, tr("&Keys below the level"), tr("Show which keys matter now while playing"));
    setTextsAndTip(fullScreen, tr("F&ull screen"), tr("Use the whole screen"));
    setTextsAndTip(manual, tr("&Manual"), tr("Read how to play, to draw, and what rules there are"));
    setTextsAndTip(keys, tr("&Keys"), tr("Show what the keys do"));
    setTextsAndTip(changeKeys, tr("&Change keys…"), tr("Choose the keys of every action"));
    setTextsAndTip(palette, tr("C&ommands…"), tr("Find anything that can be done by its name"));
    setTextsAndTip(hints, tr("Show the &hints again"), tr("Show the hints about drawing once more while editing"));
    setTextsAndTip(about, tr("&About Mazewright"), tr("What this program is"));
    const auto themeNames = rowsFor<ThemeChoice>(tr("&System"), tr("&Dark"), tr("&Light"));
    for (QAction *action : themes->actions()) {
        action->setText(themeNames.at(action->data().toUInt()));
    }
    languages->actions().first()->setText(tr("&System"));
}

void WindowActions::setPanelsShown(bool areShown)
{
    menu(MenuId::Panels)->menuAction()->setVisible(areShown);
    arrange->setEnabled(areShown);
}

void WindowActions::setPaused(bool isPaused)
{
    setTextsAndTip(pause, isPaused ? tr("Go &on") : tr("P&ause"),
                   isPaused ? tr("Let time pass again") : tr("Let time stand still"));
    pause->setIcon(programIcon(isPaused ? u"play"_s : u"pause"_s));
}

void WindowActions::setHintsGiven(bool areGiven)
{
    setTextsAndTip(askHint, tr("&Hint"), tr("Say where to go; again, what to do there; once more, the whole way"));
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
                   isTest ? tr("Back to the editor, where the game waits") : tr("Play the level from its start"));
    setTextsAndTip(edit, isTest ? tr("Back to the &editor") : tr("&Edit this level"),
                   isTest ? tr("Go on drawing while the game waits") : tr("Draw on the level being played"));
}

void WindowActions::setGameWaits()
{
    setTextsAndTip(edit, tr("Back to the &game"), tr("Go on with the game that waits"));
}

QList<QMenu *> WindowActions::menus() const
{
    QList<QMenu *> menus;
    for (const MenuId id : barMenus()) {
        menus.append(menu(id));
    }
    return menus;
}
