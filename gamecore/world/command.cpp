#include "gamecore/world/command.h"

#include "gamecore/base/enumerators.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

using Type = Command::Type;
using Words = QList<QStringView>;

constexpr auto words = rowsFor<Type>("move"_L1, "wait"_L1, "advance"_L1, "pickup"_L1, "use"_L1, "drop"_L1, "descend"_L1,
                                     "choose"_L1, "protect"_L1);
constexpr std::array<QLatin1StringView, 2> switches{"off"_L1, "on"_L1};
constexpr auto growths = rowsFor<Growth>("hp"_L1, "power"_L1, "defense"_L1);

/// Parses a number that consists of digits only. std::nullopt if the text is anything else or exceeds `largest`.
std::optional<int> numberFrom(QStringView text, int largest)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    const bool fits = isNumber && std::all_of(text.begin(), text.end(), isDigit) && number <= largest;
    return fits ? std::optional(number) : std::nullopt;
}

std::optional<char> letterFrom(QStringView text)
{
    const bool isLetter = text.size() == 1 && text.front() >= u'a' && text.front() <= u'z';
    return isLetter ? std::optional(text.front().toLatin1()) : std::nullopt;
}

std::optional<Command> readMove(const Words &arguments)
{
    const std::optional<Direction> direction =
        arguments.size() == 1 ? directionFromKey(arguments.first()) : std::nullopt;
    return direction ? std::optional(Command::move(*direction)) : std::nullopt;
}

std::optional<Command> readAdvance(const Words &arguments)
{
    const std::optional<int> milliseconds =
        arguments.size() == 1 ? numberFrom(arguments.first(), longestAdvance) : std::nullopt;
    return milliseconds.value_or(0) >= 1 ? std::optional(Command::advance(*milliseconds)) : std::nullopt;
}

std::optional<Command> readUse(const Words &arguments)
{
    constexpr int farthest = 1 << 20;
    const std::optional<char> letter = letterFrom(arguments.value(0));
    if (letter && arguments.size() == 1) {
        return Command::use(*letter);
    }
    const std::optional<int> x = numberFrom(arguments.value(1), farthest);
    const std::optional<int> y = numberFrom(arguments.value(2), farthest);
    return letter && x && y && arguments.size() == 3 ? std::optional(Command::use(*letter, {*x, *y})) : std::nullopt;
}

std::optional<Command> readDrop(const Words &arguments)
{
    const std::optional<char> letter = letterFrom(arguments.value(0));
    return letter && arguments.size() == 1 ? std::optional(Command::drop(*letter)) : std::nullopt;
}

std::optional<Command> readChoose(const Words &arguments)
{
    const auto found = std::find(growths.begin(), growths.end(), arguments.value(0));
    const bool isOne = arguments.size() == 1 && found != growths.end();
    return isOne ? std::optional(Command::choose(Growth(found - growths.begin()))) : std::nullopt;
}

std::optional<Command> readProtect(const Words &arguments)
{
    const auto found = std::find(switches.begin(), switches.end(), arguments.value(0));
    const bool isOne = arguments.size() == 1 && found != switches.end();
    return isOne ? std::optional(Command::protect(found != switches.begin())) : std::nullopt;
}

std::optional<Command> readArguments(Type type, const Words &arguments)
{
    switch (type) {
    case Type::Move:
        return readMove(arguments);
    case Type::Advance:
        return readAdvance(arguments);
    case Type::Use:
        return readUse(arguments);
    case Type::Drop:
        return readDrop(arguments);
    case Type::Choose:
        return readChoose(arguments);
    case Type::Protect:
        return readProtect(arguments);
    case Type::Wait:
    case Type::PickUp:
    case Type::Descend:
        break;
    }
    return arguments.isEmpty() ? std::optional(Command{.type = type}) : std::nullopt;
}

QString argumentsOf(const Command &command)
{
    switch (command.type) {
    case Type::Move:
        return u' ' + QString(directionKey(command.direction));
    case Type::Advance:
        return u' ' + QString::number(command.milliseconds);
    case Type::Use:
    case Type::Drop: {
        const QString letter = u' ' + QString(QLatin1Char(command.letter));
        return command.type == Type::Use && command.hasCell
                   ? letter + u" %1 %2"_s.arg(command.cell.x).arg(command.cell.y)
                   : letter;
    }
    case Type::Choose:
        return u' ' + QString(growths[std::size_t(command.growth)]);
    case Type::Protect:
        return u' ' + QString(switches[std::size_t(command.isOn)]);
    case Type::Wait:
    case Type::PickUp:
    case Type::Descend:
        break;
    }
    return {};
}

} // namespace

QString toText(const Command &command)
{
    return words[std::size_t(command.type)] + argumentsOf(command);
}

CommandText commandFromText(QStringView line)
{
    Words arguments = line.trimmed().split(u' ', Qt::SkipEmptyParts);
    const QStringView word = arguments.isEmpty() ? QStringView() : arguments.takeFirst();
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) {
        return {CommandText::Fault::UnknownCommand, {}};
    }
    const std::optional<Command> command = readArguments(Type(found - words.begin()), arguments);
    return command ? CommandText{.command = *command} : CommandText{CommandText::Fault::BadArgument, {}};
}
