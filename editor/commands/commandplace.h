#pragma once

#include "gamecore/base/enumerators.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

/// A context in which the keys of an action can work. Two actions may share a key if their contexts are never active
/// together.
enum class KeyScope : std::uint8_t {
    Playing,  ///< in a game
    Watching, ///< in a recorded game
    Drawing,  ///< in the editor
    Window    ///< in every mode
};

/// The menus of the window, including submenus, in the order of the shortcut list. A menu must not be too high for a
/// small screen.
enum class MenuId : std::uint8_t {
    File,
    New,
    Share,
    Edit,
    Things,    ///< submenu of Edit: commands for the selected things
    Selection, ///< submenu of Edit: selecting cells
    Stamp,     ///< submenu of Edit: turning and flipping the stamp to be pasted
    Level,
    Reshape, ///< submenu of Level: turning and flipping
    Analyze,
    Overlays,
    LastTest, ///< submenu of Analyze: the last test play
    Proof,    ///< submenu of Analyze: the stored proof that the level can be won
    View,
    Zoom,
    Panels, ///< submenu of View: panels of the current arrangement
    Motion, ///< submenu of View: how much moves
    Theme,
    Sound, ///< submenu of View
    Tools,
    Walk, ///< submenu of Hero: steps in each direction
    Hero,
    Play,
    Watch,
    Language,
    Help
};
inline constexpr int menuCount = enumeratorCount<MenuId>();

/// The sections of all menus: menu after menu in the order of MenuId, and within each menu from top to bottom. The name
/// of a section begins with the name of its menu. Lines separate most sections of a menu (hasSeparatorAbove()).
enum class MenuSection : std::uint8_t {
    FileOpen,
    FileSave,
    FileShare,
    FileClose,
    FileLeave,
    FileQuit,
    New,
    Share,
    EditSteps,
    EditClipboard,
    EditReplace,
    EditMore,
    EditCell,
    Things,
    Selection,
    Stamp,
    LevelKinds,
    LevelSize,
    LevelGenerate,
    ReshapeTurn,
    AnalyzeSearch,
    AnalyzeIssues,
    AnalyzeMore,
    Overlays,
    OverlaysNone,
    LastTest,
    Proof,
    ViewMore,
    ViewLook,
    ViewLevels,
    ViewPanels,
    Zoom,
    Panels,
    PanelsAnew,
    Motion,
    Theme,
    Sound,
    Tools,
    ToolsBrush,
    Walk,
    HeroTurn,
    HeroThings,
    HeroPaths,
    PlayLevel,
    PlayCampaign,
    PlayTime,
    PlayAnew,
    PlayEdit,
    PlayScores,
    WatchTime,
    WatchMarks,
    WatchShow,
    WatchTake,
    WatchGames,
    Language,
    HelpManual,
    Help,
    None ///< in no menu: a command of a panel, or the action of a whole menu in the menu bar
};

/// Where a command is found, how its keys work, and how its action behaves.
struct CommandPlace {
    MenuSection section = MenuSection::None;
    QString icon = {};             ///< name for programIcon()
    QList<QKeySequence> keys = {}; ///< default keys
    /// Context in which its keys work. std::nullopt for an action that needs no keys, because it is one of several
    /// choices.
    std::optional<KeyScope> scope = KeyScope::Window;
    std::optional<KeyScope> listed = {}; ///< context in which the shortcut list shows its keys; std::nullopt: `scope`
    bool isCheckable = false;
    /// True if the current mode of the window, such as the game, handles its keys instead of Qt. The mode handles a key
    /// only if the focused widget, such as a list or a text field, does not need it. Menus show these keys like others.
    bool isGameKey = false;
    /// True if the command ends a game, closes a level, quits the program, or deletes something. The command palette
    /// lists such commands last.
    bool isDestructive = false;
    bool hasToolTip = false; ///< true if its tool tip consists of the status tip and the first key
    /// Tool tip while the command is disabled, marked by QT_TR_NOOP(). It says what the user has to do first. Null: the
    /// usual tool tip.
    const char *needs = nullptr;
};
