#pragma once

#include "editor/document/leveldocument.h"

/// Short words for painting in tests, and what became of a document.

/// What tests that run over all tools say where a tool draws less.
inline constexpr char drawsItsShape[] =
    "this suite expects that a painting tool draws every cell of its shape: leave out of its rows one that does not";

Paint kind(const QString &key);
/// Terrain that the catalogue does not have fails the test run.
Paint terrain(const QString &key);
/// One cell.
Area cellArea(const LevelDocument &document, Point cell);
/// A stroke on one cell.
void paint(LevelDocument &document, Point cell, const Paint &paint);
/// The bytes that its file would have.
QByteArray jsonOf(const LevelDocument &document);
