#include "app/proofs/worstlayer.h"

#include "editor/art/layercolors.h"
#include "gamecore/level/level.h"

namespace {

using Cells = Grid<std::uint8_t>;

void mark(Cells &cells, Point cell, WorstMark mark)
{
    cells.set(cell, std::uint8_t(cells.at(cell) | 1 << int(mark)));
}

void markStands(Cells &cells, const Denier::Goal &goal)
{
    for (const std::vector<Point> &stand : goal.stands) {
        for (const Point cell : stand) {
            mark(cells, cell, WorstMark::Stand);
        }
    }
}

void markChosen(Cells &cells, const Denier &denier, std::optional<std::size_t> chosen, const Level &level)
{
    for (const std::size_t thing : denier.things) {
        mark(cells, level.things[thing].cell, WorstMark::Monster);
    }
    for (std::size_t i = 0; i < denier.goals.size(); ++i) {
        if (!chosen || *chosen == i) {
            mark(cells, denier.goals[i].cell, WorstMark::Goal);
            markStands(cells, denier.goals[i]);
        }
    }
}

} // namespace

CellMark markOf(WorstMark mark)
{
    static constexpr std::array<CellMark, worstMarkCount> marks{
        CellMark{CellPattern::Saltire, LayerColors::vermilion, true},
        CellMark{CellPattern::Rings, LayerColors::yellow, true},
        CellMark{CellPattern::Square, LayerColors::white, true}};
    return marks[std::size_t(mark)];
}

std::optional<CellLayer> worstLayerOf(const std::vector<Denier> &deniers, const std::optional<DenierChoice> &choice,
                                      const Level &level)
{
    if (deniers.empty()) {
        return std::nullopt; // neither marks nor a choice
    }
    auto cells = std::make_shared<Cells>(level.size(), 0);
    if (choice) {
        markChosen(*cells, deniers[choice->denier], choice->goal, level);
    } else {
        for (const Denier &denier : deniers) {
            for (const Denier::Goal &goal : denier.goals) {
                markStands(*cells, goal);
            }
        }
    }
    CellLayer layer{.cells = std::move(cells), .marks = {}, .numbers = nullptr};
    for (int i = 0; i < worstMarkCount; ++i) {
        layer.marks.push_back(markOf(WorstMark(i)));
    }
    return layer;
}
