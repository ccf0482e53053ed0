#pragma once

#include "app/keys/heroactions.h"

#include <QActionGroup>
#include <QMainWindow>

/// The actions of the window and the menus that hold them. What they do is connected elsewhere; texts follow the
/// language.
class WindowActions {
    Q_DECLARE_TR_FUNCTIONS(WindowActions)

public:
    /// Makes the actions and fills the menu bar of `window`, which owns all of them.
    explicit WindowActions(QMainWindow &window);

    /// Then setPaused() and setTest() must be called again.
    void retranslate();
    /// What goOnEditing opens again, in words; empty: what is open.
    void nameLastLevels(const QString &names);
    /// What the action for pausing does next.
    void setPaused(bool isPaused);
    /// Whether the game is played from the editor: then the actions for playing and for editing go back there.
    void setTest(bool isTest);
    /// After setTest(): the action for editing goes back to a game that waits.
    void setGameWaits();

    QAction *chooseGame;
    QAction *daily; ///< the dungeon of the day
    QAction *newLevel;
    QAction *open;
    QAction *goOnEditing; ///< from the start page, seen while levels are open
    QAction *startPage;
    QAction *quit;

    QAction *play;     ///< from the editor, and back there
    QAction *playHere; ///< the same, from the cell under the cursor
    QAction *pause;
    QAction *restart;
    QAction *scores;  ///< the best games
    QAction *arrange; ///< the panels as they were at first
    QAction *newGame;
    QAction *edit; ///< the level being played, and back to its game

    HeroActions hero;

    QAction *zoomIn;
    QAction *zoomOut;
    QAction *zoomFit;
    QAction *zoomOne;
    QAction *zoomPlay; ///< of a level that is played
    QAction *grid;
    QAction *ascii;
    QAction *glide;
    QAction *keyLine; ///< below the level while playing
    QAction *fullScreen;
    QActionGroup *themes;    ///< data: int(ThemeChoice)
    QActionGroup *languages; ///< data: the code, empty for the system's

    QAction *manual;
    QAction *keys;
    QAction *changeKeys;
    QAction *palette;
    QAction *hints; ///< of the editor, once more
    QAction *about;

    QMenu *fileMenu;
    QMenu *editMenu; ///< filled by the editor, as the next ones
    QMenu *selectionMenu;
    QMenu *stampMenu;
    QMenu *toolsMenu;
    QMenu *levelMenu;
    QMenu *playMenu;
    QMenu *heroMenu;
    QMenu *viewMenu;
    QMenu *overlaysMenu;   ///< filled by the editor, as the next
    QMenu *editPanelsMenu; ///< seen while editing
    QMenu *playPanelsMenu; ///< seen while playing
    QMenu *languageMenu;
    QMenu *helpMenu;
    /// What the keys dialog lists besides what the editor offers.
    QList<QAction *> playActions() const { return gameKeyActions() + QList<QAction *>{restart, newGame, edit}; }
    /// Those whose keys are for the game only while nobody else wants them.
    QList<QAction *> gameKeyActions() const { return hero.all() + QList<QAction *>{pause}; }
    QList<QAction *> testActions() const { return {play, playHere}; }
    QList<QAction *> windowActions() const;
    /// All menus of the menu bar.
    QList<QMenu *> menus() const
    {
        return {fileMenu, editMenu, levelMenu, playMenu, heroMenu, viewMenu, languageMenu, helpMenu};
    }

private:
    QAction *add(const QString &name, const QString &icon, const QList<QKeySequence> &shortcuts);
    QMenu *addMenu(const QString &name);
    static QMenu *addMenuIn(QMenu &menu, const QString &name);
    void addThemes();
    void addLanguages();
    void fillMenus();

    QMainWindow &m_window;
    QMenu *m_themeMenu;
};
