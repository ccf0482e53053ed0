#pragma once

#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/base/enumerators.h"

#include <atomic>
#include <limits>
#include <memory>

/// A layer of marked cells that the editor can show over the level, in addition to findings. Names and looks are in
/// editor/panels/overlayrows.cpp.
enum class Overlay : std::uint8_t {
    Unreachable, ///< walkable cells and doors that the hero can never reach
    Patrols,     ///< cells that monsters reach when they patrol
    DeadEnds,    ///< cells that the hero can leave in only one direction
    Chokepoints, ///< cells without which the area that the hero can reach would fall apart
    Distance,    ///< number of steps from the start
    StartView    ///< cells that are visible from the start
};
inline constexpr int overlayCount = enumeratorCount<Overlay>();

/// A set of overlays as bits; bit i stands for Overlay(i).
using Overlays = std::uint8_t;
static_assert(overlayCount <= std::numeric_limits<Overlays>::digits,
              "Overlays and the cells of ShapeOverlays are full");
/// Returns the set that contains only this overlay.
constexpr Overlays overlayBit(Overlay overlay)
{
    return Overlays(1 << int(overlay));
}
constexpr bool hasOverlay(Overlays overlays, Overlay overlay)
{
    return (overlays & overlayBit(overlay)) != 0;
}

/// All overlays except the patrols, computed for a level. The grids are shared and immutable. Overlays that were not
/// wanted are empty; so are all overlays if hasStart is false.
struct ShapeOverlays {
    bool hasStart = false; ///< the level has a usable start
    /// Bit i: Overlay(i) applies to the cell. Not used for Patrols and Distance.
    std::shared_ptr<const Grid<std::uint8_t>> cells;
    std::array<qint64, overlayCount> counts{}; ///< number of cells of each overlay; 0 for Patrols and Distance
    /// Number of steps from the start, or notReached; null if Distance was not computed.
    std::shared_ptr<const Grid<int>> steps;
    int farthest = 0;       ///< largest number in `steps`; for Distance
    int monstersInView = 0; ///< number of monsters in view of the start; for StartView
    int itemsInView = 0;    ///< number of items in view of the start; for StartView
};

/// Computes the wanted overlays, except Patrols. `base` is the shipped catalogue. Setting `isCancelled` from any thread
/// stops the work; the result is then incomplete.
ShapeOverlays shapeOverlaysOf(const Level &level, const Catalogue &base, Overlays wanted,
                              const std::atomic<bool> *isCancelled = nullptr);

/// The cells that monsters reach when they patrol: separately for each of a few monsters, or combined for many.
struct PatrolsOverlay {
    /// Largest number of monsters that are shown separately.
    static constexpr int mostApart = 6;

    /// A monster that patrols.
    struct Monster {
        std::size_t thing = 0; ///< index in Level::things
        Point cell;
        qint64 cells = 0; ///< number of cells that it can reach
    };
    /// The monsters shown separately. Empty if no monster patrols, or if more than mostApart do.
    std::vector<Monster> apart;
    /// Bit i of a cell: the monster apart[i] can reach the cell. If the monsters are combined, any value except 0 means
    /// that a monster can reach the cell.
    std::shared_ptr<const Grid<std::uint8_t>> cells;
    qint64 monsters = 0; ///< number of monsters that patrol; at most 1 if a monster was chosen
    qint64 covered = 0;  ///< number of cells that at least one of these monsters can reach
    qint64 floor = 0;    ///< number of cells of the level that monsters can walk on
};

/// Computes the patrol of the monster with the index `chosen` in Level::things, or of all monsters if `chosen` is
/// std::nullopt. `base` is the shipped catalogue. Setting `isCancelled` from any thread stops the work; the result is
/// then incomplete.
PatrolsOverlay patrolsOverlayOf(const Level &level, const Catalogue &base, std::optional<std::size_t> chosen,
                                const std::atomic<bool> *isCancelled = nullptr);
