#pragma once

#include "editor/edits/stamp.h"

/// One of the eight ways to lay a rectangle of cells down: first flipped left to right or not, then turned clockwise.
struct Orientation {
    bool isFlipped = false;
    int quarters = 0; ///< 0..3

    static constexpr Orientation leftRight() { return {true, 0}; }
    static constexpr Orientation upDown() { return {true, 2}; }
    static constexpr Orientation clockwise() { return {false, 1}; }
    static constexpr Orientation counterclockwise() { return {false, 3}; }

    friend bool operator==(const Orientation &, const Orientation &) = default;
};

/// The orientation that undoes one.
Orientation inverseOf(Orientation orientation);
/// The size of a rectangle laid down.
Size sizeLaid(Size size, Orientation orientation);
/// Turns the directions among a thing's own values: all those that take one (`direction`).
void layDirections(Thing &thing, Orientation orientation);

/// A step or a distance from a center, laid down.
Point laid(Point step, Orientation orientation);
/// A stamp laid down; things that look in a direction of their own (`direction`) turn with it.
Stamp laid(const Stamp &stamp, Orientation orientation);
