#include "gamecore/solving/solution.h"

#include <array>

QLatin1StringView keyOf(Solvable solvable)
{
    static constexpr std::array<QLatin1StringView, solvableCount> keys{
        QLatin1StringView("can"), QLatin1StringView("cannot"), QLatin1StringView("unknown")};
    return keys[std::size_t(solvable)];
}
