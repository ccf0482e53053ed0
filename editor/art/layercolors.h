#pragma once

#include <QColor>

#include <array>

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
inline constexpr QColor shade{0x14, 0x16, 0x1b, 0x80};

/// Colors of strengths, from weak to strong. Each color is lighter than those of the weaker ones, so that strengths
/// differ even where cells are too small for patterns.
inline constexpr std::array strengths{QColor{0x9c, 0x4a, 0x32}, QColor{0xd0, 0x77, 0x35}, QColor{0xf2, 0xb8, 0x4b},
                                      QColor{0xff, 0xf3, 0xce}};

/// Colors of the nearest and the farthest band of numbers (CellLayer::band). Colors of other bands are interpolated.
inline constexpr QColor nearBand{0xf2, 0xb8, 0x4b};
inline constexpr QColor farBand{0x24, 0x4a, 0x86};

} // namespace LayerColors
