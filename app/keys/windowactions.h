#pragma once

#include "app/keys/heroactions.h"
#include "editor/commands/commandmenus.h"
#include "editor/commands/commands.h"

#include <QActionGroup>
#include <QMainWindow>

namespace CommandIds {
inline constexpr CommandId pauseGame{"pauseGame"};
inline constexpr CommandId askHint{"askHint"};
inline constexpr CommandId restartGame{"restartGame"};
inline constexpr CommandId showManual{"showManual"};
inline constexpr CommandId showKeys{"showKeys"};
} // namespace CommandIds

/// The commands of the window and its menus. What they do is connected elsewhere; texts follow the language.
class WindowActions {
    Q_DECLARE_TR_FUNCTIONS(WindowActions)

public:
    /// Registers its commands and makes the menus in the menu bar of `window`, which owns all of them.
    WindowActions(QMainWindow &window, Commands &commands);

    /// Once all commands are registered.
    void fillMenus() const { m_menus.fill(commands); }
    QMenu *menu(MenuId id) const { return m_menus[id]; }
    /// All menus of the menu bar.
    QList<QMenu *> menus() const;

    /// Sets titles of menus and texts that vary anew, once those of all rows are; call setPaused() and setTest()
    /// afterwards.
    void retranslate();
    /// Names what goOnEditing opens again, in words; empty: what is open.
    void nameLastLevels(const QString &names);
    /// Whether there are panels to show and hide, and to put where they were at first.
    void setPanelsShown(bool areShown);
    /// Sets what the action for pausing does next.
    void setPaused(bool isPaused);
    /// Whether hints can be had just now.
    void setHintsGiven(bool areGiven);
    bool hasHints() const { return m_hasHints; }
    /// None can be had in this game; both say why, and so does whoever is asked.
    void setWithoutHints(const QString &text, const QString &tip);
    /// Whether the game is played from the editor: then the actions for playing and for editing go back there.
    void setTest(bool isTest);
    /// After setTest(): the action for editing goes back to a game that waits.
    void setGameWaits();

    Commands &commands; ///< of the window, these and all others

    QAction *chooseGame;
    QAction *daily; ///< the dungeon of the day
    QAction *newLevel;
    QAction *newCampaign;
    QAction *open;
    QAction *openToEdit;  ///< hidden while editing, where `open` does the same
    QAction *goOnEditing; ///< from the start page, seen while levels are open
    QAction *startPage;
    QAction *quit;

    QAction *play;     ///< from the editor, and back there
    QAction *playHere; ///< from the editor, from the cell under the cursor
    QAction *pause;
    QAction *askHint; ///< a hint about the level that is played
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

private:
    QAction *add(CommandId id, const char *text, const char *statusTip, CommandPlace place) const;
    void addFiles();
    void addGames();
    void addViews();
    void addHelp();
    void addThemes();
    void addLanguages();

    QMainWindow &m_window;
    CommandMenus m_menus;
    bool m_hasHints = false;
};
