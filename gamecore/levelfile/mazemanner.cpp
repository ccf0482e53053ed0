#include "gamecore/levelfile/mazemanner.h"

#include "gamecore/data/legendpreset.h"
#include "gamecore/levelfile/mazeoutside.h"

#include <utility>

namespace {

QJsonObject legendOf(const MazeManner &manner, const DrawnText &maze, const Catalogue &catalogue)
{
    if (manner.legend.isEmpty()) {
        return {};
    }
    QJsonObject legend = manner.keepsLegend ? manner.legend : legendFor(manner.legend, charactersOf(maze));
    return manner.preset ? withOneStart(std::move(legend), *manner.preset, maze, catalogue) : legend;
}

} // namespace

MazeManner drawnManner(const DrawnMazes &text, const Catalogue &catalogue)
{
    const LegendPreset *preset = evidentLegend(text, catalogue);
    return {.preset = preset,
            .legend = joined(preset ? preset->legend : QJsonObject(), drawnMeanings(text, catalogue))};
}

ReadableMaze readableMaze(DrawnText maze, const MazeManner &manner, const Catalogue &catalogue)
{
    ReadableMaze readable{.maze = std::move(maze), .legend = {}, .unknown = {}};
    if (manner.preset) {
        readable.maze = withWallOutside(std::move(readable.maze), *manner.preset, manner.legend, catalogue);
    }
    readable.legend = legendOf(manner, readable.maze, catalogue);
    if (manner.unknown.isEmpty()) {
        return readable;
    }
    readable.unknown = unknownOf(charactersOf(readable.maze), catalogue, readable.legend);
    for (const auto &[character, cells] : readable.unknown) {
        readable.legend.insert(QString::fromUcs4(&character, 1), manner.unknown);
    }
    return readable;
}
