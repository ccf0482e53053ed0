#pragma once

#include <QColor>

#include <array>

/// The colors of everything drawn over tiles. Like the tiles, they are the same in both themes.
namespace CanvasColors {

inline constexpr QColor accent{0xf2, 0xb8, 0x4b};
inline constexpr QColor light{0xff, 0xc8, 0x78};    ///< of the lantern, near the hero
inline constexpr QColor farLight{0x2a, 0x33, 0x50}; ///< of the lantern, at the edge of the field of view
inline constexpr QColor danger{0xee, 0x85, 0x70};
inline constexpr QColor wound{0xff, 0x5a, 0x4c};  ///< wounds of the hero
inline constexpr QColor struck{0xff, 0xff, 0xff}; ///< wounds of others
inline constexpr QColor info{0x6c, 0xba, 0xdb};
inline constexpr QColor ink{0x14, 0x16, 0x1b}; ///< dark background and outlines
/// Veil over remembered cells. It hardly lightens the black around rock, or rock would have a seam there.
inline constexpr QColor memory{0x15, 0x1b, 0x2d, 0x9e};
/// Veil over cells that a change of the level's size would remove.
inline constexpr QColor dimness{0x14, 0x16, 0x1b, 0x80};
inline constexpr QColor good{0x8c, 0xc7, 0x7f};
inline constexpr QColor bright{0xff, 0xfd, 0xf8};
inline constexpr QColor grid{0xe9, 0xec, 0xf2, 0x24};
inline constexpr QColor majorGrid{0xe9, 0xec, 0xf2, 0x58};
/// Colors of small maps: unknown cells, walls, and floor.
inline constexpr QColor mapGround{0x1c, 0x1f, 0x27};
inline constexpr QColor mapWall{0x3a, 0x3f, 0x4a};
inline constexpr QColor mapFloor{0x73, 0x6d, 0x64};

} // namespace CanvasColors

/// The colors of layers: the palette of Okabe and Ito, which is distinguishable with all kinds of color vision.
namespace LayerColors {

inline constexpr QColor orange{0xe6, 0x9f, 0x00};
inline constexpr QColor skyBlue{0x56, 0xb4, 0xe9};
inline constexpr QColor green{0x00, 0xb8, 0x8a}; // slightly lighter than in the palette, for dark ground
inline constexpr QColor yellow{0xf0, 0xe4, 0x42};
inline constexpr QColor vermilion{0xff, 0x73, 0x2e}; // slightly lighter, too
inline constexpr QColor purple{0xe0, 0x86, 0xb8};    // slightly lighter, too
inline constexpr QColor white{0xe9, 0xec, 0xf2};
/// Background of lines, so that lines in all colors above contrast with the ground.
inline constexpr QColor shade{0x14, 0x16, 0x1b, 0xa4};
/// Background of marks with lanes, whose lines have dark edges of their own: floor stays lighter than walls.
inline constexpr QColor laneShade{0x14, 0x16, 0x1b, 0x38};

/// Colors of strengths, from weak to strong. Each color is lighter than those of the weaker ones, so that strengths
/// differ even where cells are too small for patterns.
inline constexpr std::array strengths{QColor{0x9c, 0x4a, 0x32}, QColor{0xd0, 0x77, 0x35}, QColor{0xf2, 0xb8, 0x4b},
                                      QColor{0xff, 0xf3, 0xce}};

/// Colors of the nearest and the farthest band of numbers (CellLayer::band). Colors of other bands are interpolated.
inline constexpr QColor nearBand{0xf2, 0xb8, 0x4b};
inline constexpr QColor farBand{0x24, 0x4a, 0x86};

} // namespace LayerColors

inline QColor withAlpha(QColor color, float alpha)
{
    color.setAlphaF(alpha);
    return color;
}
