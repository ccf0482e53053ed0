#pragma once

#include <QColor>

/// The colors of everything drawn over tiles. Like the tiles, they are the same in both themes.
namespace CanvasColors {

inline constexpr QColor accent{0xf2, 0xb8, 0x4b};
inline constexpr QColor light{0xff, 0x9d, 0x2f}; ///< glow around the hero
inline constexpr QColor danger{0xee, 0x85, 0x70};
inline constexpr QColor info{0x6c, 0xba, 0xdb};
inline constexpr QColor ink{0x14, 0x16, 0x1b}; ///< dark background and outlines
/// Veil over remembered cells, which removes half of their light.
inline constexpr QColor dimness{0x14, 0x16, 0x1b, 0x80};
/// Thin lines on remembered cells.
inline constexpr QColor memory{0xa0, 0xaa, 0xc0, 0x58};
inline constexpr QColor good{0x8c, 0xc7, 0x7f};
inline constexpr QColor bright{0xff, 0xfd, 0xf8};
inline constexpr QColor grid{0xe9, 0xec, 0xf2, 0x24};
inline constexpr QColor majorGrid{0xe9, 0xec, 0xf2, 0x58};
/// Colors of small maps: unknown cells, walls, and floor.
inline constexpr QColor mapGround{0x1c, 0x1f, 0x27};
inline constexpr QColor mapWall{0x97, 0x9a, 0xa1};
inline constexpr QColor mapFloor{0x45, 0x48, 0x50};

} // namespace CanvasColors

inline QColor withAlpha(QColor color, float alpha)
{
    color.setAlphaF(alpha);
    return color;
}
