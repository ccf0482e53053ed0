#pragma once

#include <QLatin1StringView>

/// The name of a command, known when the program is compiled: the object name of its action and the word for it in
/// people's key files, so it never changes. It stands where its command is added; one that others ask for
/// is a constant in CommandIds, in a header of the room that makes the command or in commandids.h.
class CommandId {
public:
    consteval CommandId(const char *name) : m_name(name) {}

    constexpr QLatin1StringView name() const { return m_name; }

private:
    QLatin1StringView m_name;
};
