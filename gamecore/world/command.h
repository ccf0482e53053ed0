#pragma once

#include "gamecore/base/point.h"

#include <QList>
#include <QString>

/// What the player decides. Choices that a rule needs (a target, a level-up) are inside the command, so rules never
/// ask back.
struct Command {
    enum class Type : std::uint8_t {
        Move,   ///< one step in `direction`
        Wait,   ///< let a turn pass (turns only)
        Advance ///< let `milliseconds` of game time pass (real time only)
    } type = Type::Wait;
    Direction direction = Direction::North;
    int milliseconds = 0; ///< 1..longestAdvance

    static Command move(Direction direction) { return {Type::Move, direction, 0}; }
    static Command wait() { return {}; }
    static Command advance(int milliseconds) { return {Type::Advance, Direction::North, milliseconds}; }

    friend bool operator==(const Command &, const Command &) = default;
};

inline constexpr int longestAdvance = 60000;

/// The one-line form: `move north`, `wait`, `advance 250`.
QString toText(const Command &command);

/// What came of reading such a line.
struct CommandText {
    enum class Fault : std::uint8_t { None, UnknownCommand, BadArgument } fault = Fault::None;
    Command command;
};
CommandText commandFromText(QStringView line);
