#pragma once

#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/base/enumerators.h"

#include <atomic>
#include <limits>
#include <memory>

/// An overlay of the edited level, in addition to its findings. Its name and look are defined in
/// editor/panels/overlayrows.cpp.
enum class Overlay : std::uint8_t {
    Unreachable, ///< walkable cells that the hero can never reach
    Rounds,      ///< cells that monsters can reach on their rounds
    DeadEnds,
    Chokepoints,
    Distance, ///< steps from the start
    StartView ///< cells that are visible from the start
};
inline constexpr int overlayCount = enumeratorCount<Overlay>();

/// A set of overlays; bit i: Overlay(i).
using Overlays = std::uint8_t;
static_assert(overlayCount <= std::numeric_limits<Overlays>::digits,
              "Overlays and the cells of ShapeOverlays are full");
constexpr Overlays overlayBit(Overlay overlay)
{
    return Overlays(1 << int(overlay));
}
constexpr bool hasOverlay(Overlays overlays, Overlay overlay)
{
    return (overlays & overlayBit(overlay)) != 0;
}

/// Overlays computed from the shape of a level, per cell; shared and immutable. Null or 0 for overlays that were not
/// requested, or that need a start that the level lacks.
struct ShapeOverlays {
    bool hasStart = false;
    /// Bit i: Overlay(i) applies to the cell. Not used for Rounds and Distance.
    std::shared_ptr<const Grid<std::uint8_t>> cells;
    std::array<qint64, overlayCount> counts{}; ///< cells of each overlay
    std::shared_ptr<const Grid<int>> steps;    ///< steps from the start; notReached for other cells
    int farthest = 0;                          ///< largest number of steps
    int monstersInView = 0;
    int itemsInView = 0;
};

/// Computes the wanted overlays. `base` is the shipped catalogue.
ShapeOverlays shapeOverlaysOf(const Level &level, const Catalogue &base, Overlays wanted,
                              const std::atomic<bool> *isCancelled = nullptr);

/// The cells that monsters can reach on their rounds.
struct RoundsOverlay {
    /// Largest number of monsters that are shown separately.
    static constexpr int mostApart = 6;

    struct Monster {
        std::size_t thing = 0; ///< index in Level::things
        Point cell;
        qint64 cells = 0; ///< number of cells that it can reach
    };
    /// The monsters shown separately. Empty if there are more than mostApart; they are then combined into one overlay.
    std::vector<Monster> apart;
    std::shared_ptr<const Grid<std::uint8_t>> cells; ///< bit i: apart[i] can reach the cell; bit 0 for the combined
                                                     ///< overlay
    qint64 monsters = 0;                             ///< number of monsters with rounds, or 1 if one was chosen
    qint64 covered = 0;                              ///< cells that any of them can reach
    qint64 floor = 0;                                ///< cells that monsters can walk on
};

/// Computes the rounds of the monster with index `chosen` in Level::things, or of all monsters if it is std::nullopt.
RoundsOverlay roundsOverlayOf(const Level &level, const Catalogue &base, std::optional<std::size_t> chosen,
                              const std::atomic<bool> *isCancelled = nullptr);
