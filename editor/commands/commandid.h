#pragma once

#include <QLatin1StringView>

/// The name of a command, a compile-time constant. It is the object name of the command's action and its key in users'
/// shortcut files, so it must never change. Usually the name is written only where the command is added. A command that
/// is also used elsewhere has a constant in CommandIds, either in a header of the room that adds the command, or in
/// commandids.h.
class CommandId {
public:
    consteval CommandId(const char *name) : m_name(name) {}

    constexpr QLatin1StringView name() const { return m_name; }

private:
    QLatin1StringView m_name;
};
