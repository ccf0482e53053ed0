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

/// The commands of the window, and the menus that contain them. Other classes connect the commands to their effects.
class WindowActions {
    Q_DECLARE_TR_FUNCTIONS(WindowActions)

public:
    /// Registers the commands and adds the menus to the menu bar of `window`, which owns them.
    WindowActions(QMainWindow &window, Commands &commands);

    /// Fills the menus; call it once all commands are registered.
    void fillMenus() const { m_menus.fill(commands); }
    QMenu *menu(MenuId id) const { return m_menus[id]; }
    /// Returns all menus of the menu bar.
    QList<QMenu *> menus() const;

    /// Updates the menu titles and the texts that depend on the state. Call it after Commands has updated all other
    /// texts. It resets most of the states that the functions below set, so call them again afterwards.
    void retranslate();
    /// Sets the text of `goOnEditing`. `names` are the levels that it reopens; empty: it goes back to the levels that
    /// are open.
    void nameLastLevels(const QString &names);
    /// Sets whether there are panels to show, hide and reset.
    void setPanelsShown(bool areShown);
    /// Sets whether the game is paused. The text and the icon of `pause` then say that the action resumes the game.
    void setPaused(bool isPaused);
    /// Sets whether hints are currently available.
    void setHintsGiven(bool areGiven);
    /// True if hints are available, as set by the last call of setHintsGiven() or setWithoutHints().
    bool hasHints() const { return m_hasHints; }
    /// Sets that there are no hints in this game. `text` and `tip` of `askHint` then say why; `askHint` stays enabled,
    /// so that triggering it can show the reason.
    void setWithoutHints(const QString &text, const QString &tip);
    /// Sets whether the current game is a test from the editor. The texts of `play` and `edit` then say that they lead
    /// back to the editor.
    void setTest(bool isTest);
    /// Sets the seed in the text of `copySeed`; an empty text: there is no game.
    void setSeed(const QString &seed) const;
    /// Makes the text of `edit` say that the action leads back to the waiting game. Call it after setTest().
    void setGameWaits();

    Commands &commands; ///< all commands of the window, including these

    QAction *chooseGame;
    QAction *daily; ///< daily dungeon
    QAction *newLevel;
    QAction *newCampaign;
    QAction *open;
    QAction *openToEdit;  ///< hidden while editing, where `open` does the same
    QAction *goOnEditing; ///< edits the open levels, or reopens the last ones; only visible on the start page
    QAction *startPage;
    QAction *quit;

    QAction *play;     ///< plays the edited level; during a test, leads back to the editor
    QAction *playHere; ///< plays the edited level from the cell under the cursor
    QAction *pause;
    QAction *askHint; ///< asks for a hint
    QAction *restart;
    QAction *scores;      ///< best games
    QAction *resetLayout; ///< resets the panels
    QAction *newGame;
    QAction *copySeed; ///< its text contains the seed of the current game
    QAction *edit;     ///< edits the level being played; in the editor, leads back to the waiting game

    HeroActions hero;

    QAction *zoomIn;
    QAction *zoomOut;
    QAction *zoomFit;
    QAction *zoomOne;
    QAction *zoomPlay; ///< zooms to the size that suits playing; only while playing
    QAction *grid;
    QAction *ascii;
    QAction *keyLine; ///< line of keys below the level while playing
    QAction *fullScreen;
    QAction *mute;           ///< turns sounds off; only while playing
    QAction *captions;       ///< captions for sounds out of sight
    QAction *volume;         ///< opens the dialog with the volume
    QActionGroup *motions;   ///< data: int(Motion)
    QActionGroup *themes;    ///< data: int(ThemeChoice)
    QActionGroup *languages; ///< data: language code, empty for the system's

    QAction *manual;
    QAction *keys;
    QAction *changeKeys;
    QAction *palette;
    QAction *hints; ///< shows again those hints of the editor that the user has closed
    QAction *about;

private:
    QAction *add(CommandId id, const char *text, const char *statusTip, CommandPlace place) const;
    void addFiles();
    void addGames();
    void addViews();
    void addHelp();
    void addMotions();
    void addThemes();
    void addLanguages();

    QMainWindow &m_window;
    CommandMenus m_menus;
    bool m_hasHints = false;
};
