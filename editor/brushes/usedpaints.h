#pragma once

#include "editor/brushes/paint.h"

#include <QSet>

#include <array>

/// The paints that occur in a level: its terrains and the kinds of its things.
class UsedPaints {
public:
    UsedPaints() = default;
    explicit UsedPaints(const Level &level);

    /// True if the paint's terrain or kind occurs; the paint's other values do not matter.
    bool has(const Paint &paint) const;

private:
    std::array<bool, std::numeric_limits<TerrainId>::max() + 1> m_terrain{};
    QSet<QString> m_kinds;
};
