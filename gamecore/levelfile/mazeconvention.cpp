#include "gamecore/levelfile/mazeconvention.h"

#include "gamecore/data/legendpreset.h"
#include "gamecore/levelfile/mazeoutside.h"

#include <utility>

namespace {

QJsonObject legendOf(const MazeConvention &convention, const DrawnText &maze, const Catalogue &catalogue)
{
    if (convention.legend.isEmpty()) {
        return {};
    }
    QJsonObject legend = convention.keepsLegend ? convention.legend : legendFor(convention.legend, charactersOf(maze));
    return convention.preset ? withOneStart(std::move(legend), *convention.preset, maze, catalogue) : legend;
}

} // namespace

MazeConvention conventionOfDrawing(const DrawnMazes &text, const Catalogue &catalogue)
{
    const LegendPreset *preset = unambiguousLegend(text, catalogue);
    return {.preset = preset,
            .legend = joined(preset ? preset->legend : QJsonObject(), drawnMeanings(text, catalogue))};
}

ReadableMaze preparedMaze(DrawnText maze, const MazeConvention &convention, const Catalogue &catalogue)
{
    ReadableMaze readable{.maze = std::move(maze), .legend = {}, .unknown = {}};
    if (convention.preset) {
        readable.maze = withWallOutside(std::move(readable.maze), *convention.preset, convention.legend, catalogue);
    }
    readable.legend = legendOf(convention, readable.maze, catalogue);
    if (convention.unknown.isEmpty()) {
        return readable;
    }
    readable.unknown = unknownOf(charactersOf(readable.maze), catalogue, readable.legend);
    for (const auto &[character, cells] : readable.unknown) {
        readable.legend.insert(QString::fromUcs4(&character, 1), convention.unknown);
    }
    return readable;
}
