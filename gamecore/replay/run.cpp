#include "gamecore/replay/run.h"

#include "gamecore/replay/levelhash.h"

#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

QLatin1StringView keyOf(RunOrigin::By by)
{
    constexpr std::array<QLatin1StringView, runOriginCount> keys{QLatin1StringView("person"), QLatin1StringView("bot"),
                                                                 QLatin1StringView("solver")};
    return keys[std::size_t(by)];
}

std::optional<RunOrigin::By> originFrom(const QString &key)
{
    for (int i = 0; i < runOriginCount; ++i) {
        if (key == keyOf(RunOrigin::By(i))) {
            return RunOrigin::By(i);
        }
    }
    return key == QLatin1StringView("player") ? std::optional(RunOrigin::By::Bot) : std::nullopt;
}

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

qint64 commandCountOf(const Run &run)
{
    return std::accumulate(run.lines.begin(), run.lines.end(), qint64(0),
                           [](qint64 sum, const RunLine &line) { return sum + line.times; });
}

Run onLevel(Run run, PlayableLevel level)
{
    Q_ASSERT(!run.isDungeon());
    run.levelHash = levelHashOf(level);
    run.ruleset = level.level().ruleset;
    run.level = std::move(level);
    run.hashes.clear();
    return run;
}
