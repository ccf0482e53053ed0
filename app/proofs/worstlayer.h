#pragma once

#include "editor/art/celllayer.h"
#include "gamecore/worstcase/deniers.h"

#include <array>
#include <optional>

struct Level;

/// What of the worst case is marked on cells, each by a pattern of its own.
enum class WorstMark : std::uint8_t { Stand, Goal, Monster };
inline constexpr int worstMarkCount = 3;
CellMark markOf(WorstMark mark);

/// Somebody, or of them one goal: what is chosen in the list.
struct DenierChoice {
    std::size_t denier = 0;
    std::optional<std::size_t> goal = {}; ///< nothing: all of them

    friend bool operator==(const DenierChoice &, const DenierChoice &) = default;
};

/// Of what is chosen the monsters, the goals and where they would stand; without a choice where anybody would stand.
/// Nothing if that is nowhere.
std::optional<CellLayer> worstLayerOf(const std::vector<Denier> &deniers, const std::optional<DenierChoice> &choice,
                                      const Level &level);
