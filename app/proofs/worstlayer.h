#pragma once

#include "editor/art/celllayer.h"
#include "gamecore/worstcase/deniers.h"

#include <array>
#include <optional>

struct Level;

/// The marks of the worst case on cells, each with its own pattern.
enum class WorstMark : std::uint8_t { Stand, Goal, Monster };
inline constexpr int worstMarkCount = 3;
CellMark markOf(WorstMark mark);

/// The choice in the list: a monster or pair, or one of its goals.
struct DenierChoice {
    std::size_t denier = 0;
    std::optional<std::size_t> goal = {}; ///< std::nullopt: all its goals

    friend bool operator==(const DenierChoice &, const DenierChoice &) = default;
};

/// Returns the layer of a choice: the monsters, the goals and the cells where they would stand. Without a choice,
/// returns the cells where any monster would stand. std::nullopt if there are no such cells.
std::optional<CellLayer> worstLayerOf(const std::vector<Denier> &deniers, const std::optional<DenierChoice> &choice,
                                      const Level &level);
