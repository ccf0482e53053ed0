#pragma once

#include "gamecore/softlock/stepstates.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

/// Regions of cells within which the hero can walk back and forth without a change: he opens no door, presses no plate,
/// takes no item or treasure, and does not win. The trap search need not distinguish the cells of a region. A step from
/// one region to another cannot be taken back.
///
/// Regions are the strongly connected components of the graph of all steps without a change (R. E. Tarjan, "Depth-first
/// search and linear graph algorithms", 1972). They are computed for all cells at once, for each set of open doors and
/// taken treasure, and cached within a limit.
class StepRegions {
public:
    /// `rules` must outlive this object.
    explicit StepRegions(const StepRules &rules) : m_rules(rules) {}

    /// A region, for a set of open doors and taken treasure. Cells are numbered as by StepRules::indexOf().
    struct Region {
        int first = 0;          ///< cell of the region with the lowest number
        std::vector<int> rim;   ///< cells of the region, ascending, from which the hero can do something other than a
                                ///< step within the region
        bool meetsExit = false; ///< an exit or stairs can be reached without leaving the region
    };
    /// Returns the region of the hero's cell. Valid until the next call of a function that is not const.
    const Region &regionOf(const StepState &state);
    /// Returns the state with the hero moved to the first cell of his region.
    StepState gathered(StepState state);
    /// Moves the hero to the nearest of the cells `goals` within his region, and returns the commands. At least one of
    /// these cells must be in the region.
    std::vector<Command> wayTo(const std::vector<int> &goals, StepState &state);

    /// Returns the number of cells and steps processed so far, as a measure of cost.
    qint64 looks() const { return m_looks; }

private:
    static constexpr int none = -1;
    static constexpr qint64 mostLayers = 1'000'000; ///< number of cells in m_layers beyond which all are dropped
    static constexpr qint64 mostSteps = 8'000'000;  ///< number of steps in m_steps beyond which all are dropped

    /// The target of each step for a set of open doors, by cell and direction: a cell, `none`, or -2 - n for
    /// special[n].
    struct Steps {
        std::vector<int> to;
        std::vector<StepRules::Way> special;
    };
    /// The open doors and the taken treasure.
    using LayerKey = std::pair<std::uint64_t, std::uint64_t>;
    /// The regions for open doors and taken treasure.
    struct Layer {
        std::vector<int> regionAt; ///< by cell: index in `regions`; `none` if the cell is not walkable
        std::vector<Region> regions;
    };

    const Steps &stepsWith(std::uint64_t opened);
    const Layer &layerOf(const StepState &state);
    std::unique_ptr<Layer> layerFrom(const Steps &steps, const LayerKey &key) const;
    void findRims(const Steps &steps, const LayerKey &key, Layer &layer) const;
    bool isPlain(const StepRules::Way &way, std::uint64_t treasure) const;
    int plainStep(const Steps &steps, int cell, int direction, std::uint64_t treasure) const;

    const StepRules &m_rules;
    std::map<std::uint64_t, Steps> m_steps;
    std::map<LayerKey, std::unique_ptr<Layer>> m_layers;
    qint64 m_keptSteps = 0;
    qint64 m_keptLayers = 0; ///< in cells
    qint64 m_looks = 0;
};
