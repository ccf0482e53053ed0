#pragma once

#include "gamecore/base/enumerators.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

/// Where the keys of an action are heard. Two actions may share a key unless they can be heard at the same time.
enum class KeyScope : std::uint8_t { Playing, Watching, Drawing, Window };

/// The menus of the window, in the order in which the sheet of keys lists what they hold. None may be higher than a
/// small screen.
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
    Panels, ///< of the arrangement in use
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

/// Parts of menus, in the order of these, each from its top to its end.
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
    None ///< in no menu: a command of a panel alone, or a menu in the bar
};

/// Where a command is found, and by which keys.
struct CommandPlace {
    MenuSection section = MenuSection::None;
    QString icon = {};             ///< as programIcon() takes it
    QList<QKeySequence> keys = {}; ///< until a person chooses others
    /// Where its keys are heard. Nothing: it is one of several choices, for which nobody wants keys.
    std::optional<KeyScope> scope = KeyScope::Window;
    std::optional<KeyScope> listed = {}; ///< where its keys are listed, if it is not where they are heard
    bool isCheckable = false;
    /// Its keys are for the game only while nobody else wants them, so that lists and text fields keep theirs. Menus
    /// show them.
    bool isGameKey = false;
    /// It ends a game, a level or the program, or deletes something.
    bool takesAway = false;
    bool hasToolTip = false;     ///< which says what the status tip says, with the first key
    const char *needs = nullptr; ///< the tool tip while it is disabled, marked by QT_TR_NOOP(): what to do first
};
