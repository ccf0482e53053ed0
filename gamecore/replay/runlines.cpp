#include "gamecore/replay/runlines.h"

using namespace Qt::StringLiterals;

namespace {

const QString lookLine = u"look"_s;

} // namespace

QString textOf(const RunLine &line)
{
    return line.command ? toText(*line.command) : lookLine;
}

std::optional<RunLine> runLineFrom(QStringView text)
{
    if (text == lookLine) {
        return RunLine{};
    }
    const CommandText read = commandFromText(text);
    return read.fault == CommandText::Fault::None ? std::optional(RunLine{.command = read.command}) : std::nullopt;
}
