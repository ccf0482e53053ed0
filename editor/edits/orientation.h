#pragma once

#include "editor/edits/stamp.h"

/// An orientation of a rectangle of cells, one of eight: optionally flipped left to right, then turned clockwise.
struct Orientation {
    bool isFlipped = false;
    int quarters = 0; ///< 0..3

    static constexpr Orientation leftRight() { return {true, 0}; }
    static constexpr Orientation upDown() { return {true, 2}; }
    static constexpr Orientation clockwise() { return {false, 1}; }
    static constexpr Orientation counterclockwise() { return {false, 3}; }

    friend bool operator==(const Orientation &, const Orientation &) = default;
};

/// Returns the orientation that undoes this one.
Orientation inverseOf(Orientation orientation);
/// Returns the size of a rectangle in this orientation.
Size sizeLaid(Size size, Orientation orientation);
/// Turns the directions among a thing's own values: all fields that hold a `direction`.
void layDirections(Thing &thing, Orientation orientation);

/// Turns a step or an offset from a center.
Point laid(Point step, Orientation orientation);
/// Turns a stamp, including things with a `direction` of their own.
Stamp laid(const Stamp &stamp, Orientation orientation);
