#pragma once

#include "editor/commands/commandid.h"

/// Ids of commands that are used outside the room that adds them.
namespace CommandIds {

// Added by the window.
inline constexpr CommandId newLevel{"newLevel"};
inline constexpr CommandId openLevel{"openLevel"};
inline constexpr CommandId playLevel{"playLevel"};
inline constexpr CommandId playHere{"playHere"};
inline constexpr CommandId zoomFit{"zoomFit"};
inline constexpr CommandId zoomOne{"zoomOne"};
inline constexpr CommandId showCommands{"showCommands"};

// Added by the editor.
inline constexpr CommandId undo{"undo"};
inline constexpr CommandId pasteText{"pasteText"};
inline constexpr CommandId copyCode{"copyCode"};
inline constexpr CommandId pasteCode{"pasteCode"};
inline constexpr CommandId showRulers{"showRulers"};
inline constexpr CommandId playCampaignFromHere{"playCampaignFromHere"};

} // namespace CommandIds
