#pragma once

#include "editor/art/celllayer.h"
#include "gamecore/worstcase/deniers.h"

#include <array>
#include <optional>

struct Level;

/// The marks of the worst case, each with its own pattern: cells where a monster would stand to block a goal, blocked
/// goals, and monsters.
enum class WorstMark : std::uint8_t { Stand, Goal, Monster };
inline constexpr int worstMarkCount = 3;
/// Returns the pattern and color of a mark.
CellMark markOf(WorstMark mark);

/// The selection in DenierList: a monster or pair, or one of the goals that it denies.
struct DenierChoice {
    std::size_t denier = 0;               ///< index of the monster or pair in the list of deniers
    std::optional<std::size_t> goal = {}; ///< index of the goal; std::nullopt: all its goals

    friend bool operator==(const DenierChoice &, const DenierChoice &) = default;
};

/// Returns the layer that marks a choice: its monsters, its goals, and the cells where the monsters would stand.
/// Without a choice, the layer marks the cells where any of the monsters would stand. std::nullopt if `deniers` is
/// empty.
std::optional<CellLayer> worstLayerOf(const std::vector<Denier> &deniers, const std::optional<DenierChoice> &choice,
                                      const Level &level);
