#include "gamecore/world/command.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, 3> words{"move"_L1, "wait"_L1, "advance"_L1};

CommandText badArgument()
{
    return {CommandText::Fault::BadArgument, {}};
}

CommandText readMove(const QList<QStringView> &arguments)
{
    const std::optional<Direction> direction =
        arguments.size() == 1 ? directionFromKey(arguments.first()) : std::nullopt;
    return direction ? CommandText{.command = Command::move(*direction)} : badArgument();
}

CommandText readAdvance(const QList<QStringView> &arguments)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    const QStringView digits = arguments.size() == 1 ? arguments.first() : QStringView();
    const int milliseconds = std::all_of(digits.begin(), digits.end(), isDigit) ? digits.toInt() : 0;
    const bool fits = milliseconds >= 1 && milliseconds <= longestAdvance;
    return fits ? CommandText{.command = Command::advance(milliseconds)} : badArgument();
}

} // namespace

QString toText(const Command &command)
{
    const QString word = words[std::size_t(command.type)];
    switch (command.type) {
    case Command::Type::Move:
        return word + u' ' + directionKey(command.direction);
    case Command::Type::Advance:
        return word + u' ' + QString::number(command.milliseconds);
    case Command::Type::Wait:
        break;
    }
    return word;
}

CommandText commandFromText(QStringView line)
{
    QList<QStringView> arguments = line.trimmed().split(u' ', Qt::SkipEmptyParts);
    if (arguments.isEmpty()) {
        return {CommandText::Fault::UnknownCommand, {}};
    }
    const QStringView word = arguments.takeFirst();
    if (word == words[std::size_t(Command::Type::Move)]) {
        return readMove(arguments);
    }
    if (word == words[std::size_t(Command::Type::Advance)]) {
        return readAdvance(arguments);
    }
    if (word == words[std::size_t(Command::Type::Wait)]) {
        return arguments.isEmpty() ? CommandText{.command = Command::wait()} : badArgument();
    }
    return {CommandText::Fault::UnknownCommand, {}};
}
