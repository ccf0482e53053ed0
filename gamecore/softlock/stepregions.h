#pragma once

#include "gamecore/softlock/stepstates.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

/// Cells between which a hero can walk to and fro as long as he changes nothing: opens no door, presses no plate, takes
/// neither item nor treasure, and does not win. For traps he may be on any of them. Steps from one region to another
/// cannot be taken back.
///
/// They are the strong components of such steps (R. E. Tarjan, "Depth-first search and linear graph algorithms", 1972),
/// found for all cells at once for each set of open doors and taken treasure, and kept while there is room.
class StepRegions {
public:
    /// `rules` must outlive this.
    explicit StepRegions(const StepRules &rules) : m_rules(rules) {}

    /// What one who is there can do, with the doors that are open and the treasure that is taken.
    struct Region {
        int first = 0;          ///< the first of its cells
        std::vector<int> rim;   ///< cells, rising, from which something else can come than walking about in it
        bool meetsExit = false; ///< he comes to an exit or to stairs without leaving it
    };
    const Region &regionOf(const StepState &state);
    /// The same hero on the first cell of his region.
    StepState gathered(StepState state);
    /// Leads the hero to the nearest of some cells of his region, and returns the commands.
    std::vector<Command> wayTo(const std::vector<int> &goals, StepState &state);

    /// Cells and steps that were looked at so far.
    qint64 looks() const { return m_looks; }

private:
    static constexpr int none = -1;
    static constexpr qint64 mostLayers = 1'000'000; ///< cells in m_layers
    static constexpr qint64 mostSteps = 8'000'000;  ///< in m_steps

    /// Where steps lead with some doors open, by cell and direction: a cell, `none`, or -2 - n for m_special[n].
    struct Steps {
        std::vector<int> to;
        std::vector<StepRules::Way> special;
    };
    /// Doors that are open, and treasure that is taken.
    using LayerKey = std::pair<std::uint64_t, std::uint64_t>;
    struct Layer {
        std::vector<int> regionAt; ///< by cell; none: no ground
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
    qint64 m_keptLayers = 0; ///< cells
    qint64 m_looks = 0;
};
