#pragma once

#include <QLatin1StringView>

/// The name of a command, known when the program is compiled: the object name of its action and the word for it in
/// people's key files, so it never changes. Each is a constant in CommandIds, in a header of the room that makes the
/// action or, where other rooms ask for it, in commandids.h; or it stands in a table of rows.
class CommandId {
public:
    consteval explicit CommandId(const char *name) : m_name(name) {}

    constexpr QLatin1StringView name() const { return m_name; }

private:
    QLatin1StringView m_name;
};
