#pragma once

#include "editor/document/leveldocument.h"

/// Short functions for painting in tests, and for reading the resulting document.

/// Failure message of tests over all tools, for a tool that draws less than its shape.
inline constexpr char drawsItsShape[] =
    "this suite expects that a painting tool draws every cell of its shape: leave out of its rows one that does not";

Paint kind(const QString &key);
/// Returns a paint of terrain. Terrain that is not in the catalogue fails the test run.
Paint terrain(const QString &key);
/// Returns an area of one cell.
Area cellArea(const LevelDocument &document, Point cell);
/// Paints a stroke on one cell.
void paint(LevelDocument &document, Point cell, const Paint &paint);
/// Returns the document as the bytes of its file.
QByteArray jsonOf(const LevelDocument &document);
