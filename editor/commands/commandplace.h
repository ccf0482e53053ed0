#pragma once

#include "gamecore/base/enumerators.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

/// The context in which the keys of an action work. Two actions may share a key if their contexts are never active
/// together.
enum class KeyScope : std::uint8_t { Playing, Watching, Drawing, Window };

/// The menus of the window, in the order of the shortcut list. No menu may be higher than a small screen.
enum class MenuId : std::uint8_t {
    File,
    New,
    Share,
    Edit,
    Things,
    Selection,
    Stamp,
    Level,
    Reshape,
    Analyze,
    Overlays,
    LastTest,
    Proof,
    View,
    Zoom,
    Panels, ///< of the current arrangement
    Theme,
    Tools,
    Walk,
    Hero,
    Play,
    Watch,
    Language,
    Help
};
inline constexpr int menuCount = enumeratorCount<MenuId>();

/// The sections of menus, each menu from top to bottom.
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
    Theme,
    Tools,
    ToolsBrush,
    Walk,
    HeroTurn,
    HeroThings,
    HeroWays,
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
    None ///< in no menu: a command of a panel, or a menu in the bar
};

/// The menu section and the keys of a command.
struct CommandPlace {
    MenuSection section = MenuSection::None;
    QString icon = {};             ///< name for programIcon()
    QList<QKeySequence> keys = {}; ///< default keys
    /// Context in which its keys work. std::nullopt for one of several choices, which need no keys.
    std::optional<KeyScope> scope = KeyScope::Window;
    std::optional<KeyScope> listed = {}; ///< context in which its keys are listed, if different from `scope`
    bool isCheckable = false;
    /// Its keys work in the game unless a focused widget, such as a list or text field, needs them. Menus show them.
    bool isGameKey = false;
    /// It ends a game, closes a level, quits the program, or deletes something.
    bool takesAway = false;
    bool hasToolTip = false;     ///< with the status tip and the first key
    const char *needs = nullptr; ///< tool tip while disabled, marked by QT_TR_NOOP(): what to do first
};
