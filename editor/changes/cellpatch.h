#pragma once

#include "gamecore/level/level.h"

#include <QRect>

/// What a rectangle of cells has become, whatever it was before: putting it down twice is putting it down once.
struct CellPatch {
    QRect cells;                    ///< may reach outside the level, where there are things but no terrain
    std::vector<TerrainId> terrain; ///< of those inside the level, row by row
    std::vector<Thing> things;      ///< on all of them, in reading order

    friend bool operator==(const CellPatch &, const CellPatch &) = default;
};

CellPatch patchOf(const Level &level, const QRect &cells);
/// Puts a patch into a level of the size that it is of, which holds if its terrain fits; false if it does not.
bool applyPatch(Level &level, const CellPatch &patch);

/// Rectangles of cells that changed, few of them, so that a stroke across a large level costs little more than what it
/// touches.
class TouchedCells {
public:
    /// More rectangles than this become one.
    static constexpr std::size_t mostRects = 256;

    void add(const QRect &cells);
    void clear() { m_rects.clear(); }
    bool isEmpty() const { return m_rects.empty(); }
    /// How many cells they hold; those in several are counted several times.
    qint64 count() const;
    const std::vector<QRect> &rects() const { return m_rects; }

private:
    std::vector<QRect> m_rects;
};
