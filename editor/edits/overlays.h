#pragma once

#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/base/enumerators.h"

#include <atomic>
#include <limits>
#include <memory>

/// What can be laid over the edited level, beside its findings. What each is called and how it looks is its row in
/// editor/panels/overlayrows.cpp.
enum class Overlay : std::uint8_t {
    Unreachable, ///< ground that the hero can never come to
    Rounds,      ///< where monsters on their rounds can ever be
    DeadEnds,
    Chokepoints,
    Distance, ///< steps from the start
    StartView ///< what can be seen from the start
};
inline constexpr int overlayCount = enumeratorCount<Overlay>();

/// Several of them; bit i: Overlay(i).
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

/// What the shape of a level gives, cell by cell; shared and never changed once made. Null or nothing for what was not
/// asked for, or needs a start that is not there.
struct ShapeOverlays {
    bool hasStart = false;
    /// Bit i: Overlay(i) is on that cell, but for Rounds and Distance.
    std::shared_ptr<const Grid<std::uint8_t>> cells;
    std::array<qint64, overlayCount> counts{}; ///< cells of each
    std::shared_ptr<const Grid<int>> steps;    ///< notReached elsewhere
    int farthest = 0;                          ///< the largest of them
    int monstersInView = 0;
    int itemsInView = 0;
};

/// `base` is the catalogue as read.
ShapeOverlays shapeOverlaysOf(const Level &level, const Catalogue &base, Overlays wanted,
                              const std::atomic<bool> *isCancelled = nullptr);

/// Where monsters on their rounds can ever be.
struct RoundsOverlay {
    /// So many monsters are told apart at most.
    static constexpr int mostApart = 6;

    struct Monster {
        std::size_t thing = 0; ///< of Level::things
        Point cell;
        qint64 cells = 0; ///< of its footprint
    };
    /// The monsters told apart; empty if there are more than mostApart, which are then laid over the level as one.
    std::vector<Monster> apart;
    std::shared_ptr<const Grid<std::uint8_t>> cells; ///< bit i: apart[i] can be there; bit 0 for all as one
    qint64 monsters = 0;                             ///< all that walk rounds, or 1 if one was chosen
    qint64 covered = 0;                              ///< cells in which any of them can be
    qint64 floor = 0;                                ///< cells that monsters walk on
};

/// The rounds of one monster if `chosen` is its place in Level::things, else of all.
RoundsOverlay roundsOverlayOf(const Level &level, const Catalogue &base, std::optional<std::size_t> chosen,
                              const std::atomic<bool> *isCancelled = nullptr);
