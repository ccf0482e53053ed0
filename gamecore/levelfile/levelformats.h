#pragma once

#include "gamecore/levelfile/levelreader.h"

/// Reads a maze drawn as text: rows as they are, or a Python list of strings as copied from a page, with its quotes,
/// commas, brackets, indentation and `level_1 = [`. Empty lines before and after the maze are left out. `legend` maps
/// further characters to keys, over the default legend. The level has no name and the default ruleset.
ReadLevel readLevelText(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel);

/// Whether a level file is text by its ending: `.txt`, or `.py` for a program with a list of rows in it. All others are
/// JSON.
bool isTextFile(const QString &path);

/// Reads a file as isTextFile() says, also one within a bundle (gamecore/packing/bundlefile.h); one of text is named
/// after the file.
ReadLevel readLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel);

/// Reads the bytes of a file of that path, for callers that have them.
ReadLevel readLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                         const QJsonObject &legend = {}, const LevelCheck &check = checkLevel);

/// The name of a level file without folder and endings: "pit" for "levels/pit.level.json".
QString levelNameOf(const QString &path);
