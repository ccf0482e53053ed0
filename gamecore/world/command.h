#pragma once

#include "gamecore/base/point.h"

#include <QList>
#include <QString>

/// A trait that the hero can raise on reaching a new level.
enum class Growth : std::uint8_t { Hp, Power, Defense };

/// A decision of the player. Choices that a rule needs (a target, a level-up) are part of the command, so rules never
/// ask the player.
struct Command {
    enum class Type : std::uint8_t {
        Move,    ///< one step in `direction`
        Wait,    ///< pass a turn (turn-based only)
        Advance, ///< let `milliseconds` of game time pass (real time only)
        PickUp,  ///< pick up one item on the hero's cell, and put it on if its slot is free
        Use,     ///< use, put on or take off the item with `letter`; if `hasCell`, aim it at `cell`
        Drop,    ///< put down the item with `letter`
        Descend, ///< take the stairs, to the next depth of a dungeon or to win
        Choose,  ///< raise the trait `growth` because the hero reached a new level
        Protect  ///< switch the hero's invulnerability on or off (`isOn`), for testing a level
    } type = Type::Wait;
    Direction direction = Direction::North;
    char letter = 'a'; ///< 'a'..'z'
    Growth growth = Growth::Hp;
    bool hasCell = false;
    Point cell = {};
    int milliseconds = 0; ///< 1..longestAdvance
    bool isOn = false;

    static Command move(Direction direction) { return {.type = Type::Move, .direction = direction}; }
    static Command wait() { return {}; }
    static Command advance(int milliseconds) { return {.type = Type::Advance, .milliseconds = milliseconds}; }
    static Command pickUp() { return {.type = Type::PickUp}; }
    static Command use(char letter) { return {.type = Type::Use, .letter = letter}; }
    static Command use(char letter, Point cell)
    {
        return {.type = Type::Use, .letter = letter, .hasCell = true, .cell = cell};
    }
    static Command drop(char letter) { return {.type = Type::Drop, .letter = letter}; }
    static Command descend() { return {.type = Type::Descend}; }
    static Command choose(Growth growth) { return {.type = Type::Choose, .growth = growth}; }
    static Command protect(bool isOn) { return {.type = Type::Protect, .isOn = isOn}; }

    friend bool operator==(const Command &, const Command &) = default;
};

/// The longest time of an `advance` command, in ms.
inline constexpr int longestAdvance = 60000;

/// Returns the one-line form: `move north`, `wait`, `advance 250`, `use b 12 7`, `choose power`, `protect on`.
QString toText(const Command &command);

/// The result of commandFromText().
struct CommandText {
    enum class Fault : std::uint8_t { None, UnknownCommand, BadArgument } fault = Fault::None;
    Command command; ///< the command, if `fault` is None
};
/// Parses the form of toText().
CommandText commandFromText(QStringView line);
