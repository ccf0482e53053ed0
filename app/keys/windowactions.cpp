#include "app/keys/windowactions.h"

#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "editor/art/icon.h"
#include "editor/widgets/menukeys.h"
#include "editor/wording/mnemonics.h"
#include "gamecore/base/enumerators.h"

#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

WindowActions::WindowActions(QMainWindow &window) : hero(&window), m_window(window)
{
    chooseGame = add(u"chooseGame"_s, u"dungeon"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    daily = add(u"chooseDaily"_s, u"daily"_s, {});
    newLevel = add(u"newLevel"_s, u"new"_s, {QKeySequence(Qt::CTRL | Qt::Key_N)});
    open = add(u"openLevel"_s, u"open"_s, {QKeySequence(Qt::CTRL | Qt::Key_O)});
    goOnEditing = add(u"goOnEditing"_s, u"edit"_s, {});
    startPage = add(u"showStartPage"_s, u"home"_s, {});
    quit = add(u"quit"_s, u"quit"_s, {QKeySequence(Qt::CTRL | Qt::Key_Q)});
    play = add(u"playLevel"_s, u"play"_s, {QKeySequence(Qt::Key_F5)});
    playHere = add(u"playHere"_s, u"play"_s, {QKeySequence(Qt::CTRL | Qt::Key_F5)});
    pause = add(u"pauseGame"_s, u"pause"_s, {Qt::Key_P, Qt::Key_Space, Qt::Key_Pause});
    pause->setShortcutContext(Qt::WidgetShortcut);
    pause->setAutoRepeat(false);
    scores = add(u"showScores"_s, u"scores"_s, {});
    arrange = add(u"arrangePanels"_s, {}, {});
    restart = add(u"restartGame"_s, u"restart"_s, {QKeySequence(Qt::CTRL | Qt::Key_R)});
    newGame = add(u"newGame"_s, u"seed"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)});
    edit = add(u"editLevel"_s, u"edit"_s, {QKeySequence(Qt::CTRL | Qt::Key_E)});
    zoomIn =
        add(u"zoomIn"_s, u"zoom_in"_s, {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut = add(u"zoomOut"_s, u"zoom_out"_s, {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    zoomFit = add(u"zoomFit"_s, u"zoom_fit"_s, {QKeySequence(Qt::CTRL | Qt::Key_0)});
    zoomOne = add(u"zoomOne"_s, u"zoom_one"_s, {QKeySequence(Qt::CTRL | Qt::Key_1)});
    zoomPlay = add(u"zoomPlay"_s, {}, {QKeySequence(Qt::CTRL | Qt::Key_9)});
    grid = add(u"showGrid"_s, u"grid"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)});
    ascii = add(u"showAscii"_s, u"ascii"_s, {QKeySequence(Qt::Key_F4)});
    glide = add(u"glide"_s, {}, {});
    keyLine = add(u"showKeyLine"_s, {}, {});
    fullScreen = add(u"fullScreen"_s, u"fullscreen"_s, {QKeySequence(Qt::Key_F11)});
    manual = add(u"showManual"_s, {}, {QKeySequence(Qt::SHIFT | Qt::Key_F1)});
    keys = add(u"showKeys"_s, {}, {QKeySequence(Qt::Key_F1)});
    changeKeys = add(u"changeKeys"_s, {}, {});
    palette = add(u"showCommands"_s, u"search"_s, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)});
    hints = add(u"showHints"_s, {}, {});
    about = add(u"about"_s, {}, {});
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    for (QAction *toggle : {grid, ascii, glide, keyLine, fullScreen}) {
        toggle->setCheckable(true);
    }
    fileMenu = addMenu(u"fileMenu"_s);
    editMenu = addMenu(u"editMenu"_s);
    levelMenu = addMenu(u"levelMenu"_s);
    playMenu = addMenu(u"playMenu"_s);
    heroMenu = addMenu(u"heroMenu"_s);
    viewMenu = addMenu(u"viewMenu"_s);
    languageMenu = addMenu(u"languageMenu"_s);
    helpMenu = addMenu(u"helpMenu"_s);
    selectionMenu = addMenuIn(*editMenu, u"selectionMenu"_s);
    stampMenu = addMenuIn(*editMenu, u"stampMenu"_s);
    toolsMenu = addMenuIn(*editMenu, u"toolsMenu"_s);
    fillMenus();
    addThemes();
    addLanguages();
    retranslate();
}

QAction *WindowActions::add(const QString &name, const QString &icon, const QList<QKeySequence> &shortcuts)
{
    auto *action = new QAction(&m_window);
    action->setObjectName(name);
    action->setShortcuts(shortcuts);
    if (!icon.isEmpty()) {
        action->setIcon(programIcon(icon));
    }
    // So that its key works while the menu bar is hidden.
    m_window.addAction(action);
    return action;
}

QMenu *WindowActions::addMenu(const QString &name)
{
    QMenu *menu = m_window.menuBar()->addMenu(QString());
    menu->setObjectName(name);
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { giveMnemonics(*menu); });
    return menu;
}

QMenu *WindowActions::addMenuIn(QMenu &menu, const QString &name)
{
    QMenu *inner = menu.addMenu(QString());
    inner->setObjectName(name);
    return inner;
}

void WindowActions::addThemes()
{
    themes = new QActionGroup(&m_window);
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Dark, ThemeChoice::Light}) {
        auto *action = new QAction(themes);
        action->setObjectName(u"theme%1"_s.arg(int(choice)));
        action->setCheckable(true);
        action->setData(int(choice));
        m_themeMenu->addAction(action);
    }
}

void WindowActions::addLanguages()
{
    languages = new QActionGroup(&m_window);
    const auto addLanguage = [this](const QString &code, const QString &name) {
        auto *action = new QAction(name, languages);
        action->setObjectName(u"language_"_s + (code.isEmpty() ? u"system"_s : code));
        action->setCheckable(true);
        action->setData(code);
        languageMenu->addAction(action);
    };
    addLanguage({}, {});
    for (const auto &[code, name] : Language::available()) {
        addLanguage(code, name);
    }
}

void WindowActions::fillMenus()
{
    fileMenu->addActions({chooseGame, daily, newLevel, open});
    fileMenu->addSeparator();
    fileMenu->addActions({goOnEditing, startPage});
    fileMenu->addSeparator();
    fileMenu->addAction(quit);
    playMenu->addActions({play, playHere, pause});
    playMenu->addSeparator();
    playMenu->addActions({restart, newGame});
    playMenu->addSeparator();
    playMenu->addAction(edit);
    hero.addTo(*heroMenu);
    viewMenu->addActions({zoomIn, zoomOut, zoomFit, zoomOne, zoomPlay});
    viewMenu->addSeparator();
    viewMenu->addActions({grid, ascii, glide, keyLine, fullScreen});
    viewMenu->addSeparator();
    overlaysMenu = addMenuIn(*viewMenu, u"overlaysMenu"_s);
    editPanelsMenu = addMenuIn(*viewMenu, u"editPanelsMenu"_s);
    playPanelsMenu = addMenuIn(*viewMenu, u"playPanelsMenu"_s);
    m_themeMenu = addMenuIn(*viewMenu, u"themeMenu"_s);
    helpMenu->addActions({manual, palette, keys, changeKeys, hints, about});
}

void WindowActions::nameLastLevels(const QString &names)
{
    if (names.isEmpty()) {
        setActionText(goOnEditing, tr("Go on &editing"), tr("Back to the levels that are open in the editor"));
    } else {
        //: %1 are names of levels
        setActionText(goOnEditing, tr("Go on &editing: %1").arg(withoutMnemonics(names)),
                      tr("Open the levels again that were open in the editor last"));
    }
}

void WindowActions::retranslate()
{
    fileMenu->setTitle(tr("&File"));
    editMenu->setTitle(tr("&Edit"));
    selectionMenu->setTitle(tr("&Selection"));
    stampMenu->setTitle(tr("T&urn and flip"));
    toolsMenu->setTitle(tr("T&ools"));
    levelMenu->setTitle(tr("&Level"));
    playMenu->setTitle(tr("&Play"));
    heroMenu->setTitle(tr("He&ro"));
    hero.retranslate();
    viewMenu->setTitle(tr("&View"));
    overlaysMenu->setTitle(tr("&Overlays"));
    editPanelsMenu->setTitle(tr("&Panels"));
    playPanelsMenu->setTitle(tr("&Panels"));
    languageMenu->setTitle(tr("L&anguage"));
    helpMenu->setTitle(tr("&Help"));
    m_themeMenu->setTitle(tr("&Theme"));
    setActionText(newLevel, tr("&New level…"), tr("Draw a new level"));
    setActionText(open, tr("&Open…"), tr("Open a level file"));
    nameLastLevels({});
    setActionText(startPage, tr("&Start page"), tr("Back to the start page"));
    setActionText(quit, tr("&Quit"), tr("Leave Mazewright"));
    setActionText(playHere, tr("Play from &here"), tr("Play the level from the cell under the cursor"));
    setPaused(false);
    setActionText(scores, tr("&Best games"), tr("The best games under each set of rules"));
    setActionText(arrange, tr("&Panels as at first"), tr("Put the panels where they were at first"));
    setActionText(restart, tr("&Restart"), tr("Begin again with the same seed"));
    setActionText(newGame, tr("Another &seed"), tr("Begin again with another seed"));
    setActionText(daily, tr("&Dungeon of the day…"), tr("One dungeon for everybody, another one each day"));
    setActionText(chooseGame, tr("New &game…"), tr("Choose a dungeon, a campaign or a level"));
    setTest(false);
    setActionText(zoomIn, tr("Zoom &in"), tr("Larger cells"));
    setActionText(zoomOut, tr("Zoom &out"), tr("Smaller cells"));
    setActionText(zoomFit, tr("&Fit the window"), tr("Show the whole level, or while playing what you know of it"));
    setActionText(zoomOne, tr("Real &size"), tr("Cells of 32 pixels"));
    setActionText(zoomPlay, tr("&Automatic size"), tr("As large as the window and the hero’s sight ask for"));
    setActionText(grid, tr("&Grid"), tr("Show lines between cells"));
    setActionText(ascii, tr("&Characters"), tr("Show characters instead of pictures"));
    setActionText(glide, tr("Gli&de"), tr("Steps glide instead of jumping"));
    setActionText(keyLine, tr("&Keys below the level"), tr("Show which keys matter now while playing"));
    setActionText(fullScreen, tr("F&ull screen"), tr("Use the whole screen"));
    setActionText(manual, tr("&Manual"), tr("Read how to play, to draw, and what rules there are"));
    setActionText(keys, tr("&Keys"), tr("Show what the keys do"));
    setActionText(changeKeys, tr("&Change keys…"), tr("Choose the keys of every action"));
    setActionText(palette, tr("C&ommands…"), tr("Find anything that can be done by its name"));
    setActionText(hints, tr("Show the &hints again"), tr("Show the hints about drawing once more while editing"));
    setActionText(about, tr("&About Mazewright"), tr("What this program is"));
    const auto themeNames = rowsFor<ThemeChoice>(tr("&System"), tr("&Dark"), tr("&Light"));
    for (QAction *action : themes->actions()) {
        action->setText(themeNames.at(action->data().toUInt()));
    }
    languages->actions().first()->setText(tr("&System"));
}

void WindowActions::setPaused(bool isPaused)
{
    setActionText(pause, isPaused ? tr("Go &on") : tr("P&ause"),
                  isPaused ? tr("Let time pass again") : tr("Let time stand still"));
    pause->setIcon(programIcon(isPaused ? u"play"_s : u"pause"_s));
}

void WindowActions::setTest(bool isTest)
{
    setActionText(play, isTest ? tr("Stop &playing") : tr("&Play"),
                  isTest ? tr("Back to the editor, where the game waits") : tr("Play the level from its start"));
    setActionText(edit, isTest ? tr("Back to the &editor") : tr("&Edit this level"),
                  isTest ? tr("Go on drawing while the game waits") : tr("Draw on the level being played"));
}

void WindowActions::setGameWaits()
{
    setActionText(edit, tr("Back to the &game"), tr("Go on with the game that waits"));
}

QList<QAction *> WindowActions::windowActions() const
{
    return {chooseGame, daily, newLevel,   open,    zoomIn, zoomOut, zoomFit, zoomOne,
            grid,       ascii, fullScreen, palette, keys,   manual,  quit};
}
