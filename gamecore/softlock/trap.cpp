#include "gamecore/softlock/trap.h"

#include <array>

QLatin1StringView keyOf(Stuck stuck)
{
    static constexpr std::array<QLatin1StringView, stuckCount> keys{
        QLatin1StringView("never"), QLatin1StringView("can"), QLatin1StringView("from_start"),
        QLatin1StringView("unknown")};
    return keys[std::size_t(stuck)];
}
