#include "app/window/keymap.h"

#include <array>

namespace {

struct KeyRow {
    Qt::Key key;
    Command command;
};

const std::array<KeyRow, 27> keys{{
    {Qt::Key_Up, Command::move(Direction::North)},
    {Qt::Key_Right, Command::move(Direction::East)},
    {Qt::Key_Down, Command::move(Direction::South)},
    {Qt::Key_Left, Command::move(Direction::West)},
    {Qt::Key_Home, Command::move(Direction::NorthWest)},
    {Qt::Key_PageUp, Command::move(Direction::NorthEast)},
    {Qt::Key_End, Command::move(Direction::SouthWest)},
    {Qt::Key_PageDown, Command::move(Direction::SouthEast)},
    {Qt::Key_8, Command::move(Direction::North)},
    {Qt::Key_6, Command::move(Direction::East)},
    {Qt::Key_2, Command::move(Direction::South)},
    {Qt::Key_4, Command::move(Direction::West)},
    {Qt::Key_7, Command::move(Direction::NorthWest)},
    {Qt::Key_9, Command::move(Direction::NorthEast)},
    {Qt::Key_1, Command::move(Direction::SouthWest)},
    {Qt::Key_3, Command::move(Direction::SouthEast)},
    {Qt::Key_K, Command::move(Direction::North)},
    {Qt::Key_L, Command::move(Direction::East)},
    {Qt::Key_J, Command::move(Direction::South)},
    {Qt::Key_H, Command::move(Direction::West)},
    {Qt::Key_Y, Command::move(Direction::NorthWest)},
    {Qt::Key_U, Command::move(Direction::NorthEast)},
    {Qt::Key_B, Command::move(Direction::SouthWest)},
    {Qt::Key_N, Command::move(Direction::SouthEast)},
    {Qt::Key_Period, Command::wait()},
    {Qt::Key_5, Command::wait()},
    {Qt::Key_Clear, Command::wait()},
}};

bool isDigit(int key)
{
    return key >= Qt::Key_0 && key <= Qt::Key_9;
}

} // namespace

std::optional<Command> commandOf(const QKeyEvent &key)
{
    const bool isKeypad = key.modifiers().testFlag(Qt::KeypadModifier);
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        return std::nullopt;
    }
    for (const KeyRow &row : keys) {
        if (row.key == key.key() && (isKeypad || !isDigit(key.key()))) {
            return row.command;
        }
    }
    return std::nullopt;
}
