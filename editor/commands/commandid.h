#pragma once

#include <QLatin1StringView>

/// The name of a command, a compile-time constant. It is the object name of the command's action and its key in users'
/// shortcut files, so it must never change. Usually the name is written only where the command is added. A command that
/// is also used elsewhere has a constant in CommandIds: in a header of the room that adds the command or, if other
/// rooms use it, in this header.
class CommandId {
public:
    consteval CommandId(const char *name) : m_name(name) {}

    constexpr QLatin1StringView name() const { return m_name; }

private:
    QLatin1StringView m_name;
};

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

// Added by the watching mode.
inline constexpr CommandId muteWatching{"muteWatching"};

// Added by the editor.
inline constexpr CommandId undo{"undo"};
inline constexpr CommandId pasteText{"pasteText"};
inline constexpr CommandId copyCode{"copyCode"};
inline constexpr CommandId pasteCode{"pasteCode"};
inline constexpr CommandId showRulers{"showRulers"};
inline constexpr CommandId playCampaignFromHere{"playCampaignFromHere"};

} // namespace CommandIds
