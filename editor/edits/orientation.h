#pragma once

#include "editor/edits/stamp.h"

/// An orientation of a rectangle of cells, one of eight: optionally flipped left to right, then turned clockwise.
struct Orientation {
    bool isFlipped = false;
    int quarters = 0; ///< clockwise quarter turns: 0..3

    static constexpr Orientation leftRight() { return {true, 0}; }
    static constexpr Orientation upDown() { return {true, 2}; }
    static constexpr Orientation clockwise() { return {false, 1}; }
    static constexpr Orientation counterclockwise() { return {false, 3}; }

    friend bool operator==(const Orientation &, const Orientation &) = default;
};

/// Returns the orientation that undoes this one.
Orientation inverseOf(Orientation orientation);
/// Returns the size of a rectangle after flipping and turning it.
Size orientedSize(Size size, Orientation orientation);
/// Flips and turns the directions among a thing's own values, such as `direction`.
void orientDirections(Thing &thing, Orientation orientation);

/// Returns a step, or an offset between two cells, after flipping and turning it.
Point oriented(Point step, Orientation orientation);
/// Returns a stamp after flipping and turning it, including the directions of its things.
Stamp oriented(const Stamp &stamp, Orientation orientation);
