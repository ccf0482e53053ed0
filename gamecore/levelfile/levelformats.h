#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/levelreader.h"

/// Reads a maze that was cut out of a text as a level with the name and the author that the text gives it and the
/// default ruleset. One without rows is unreadable (`not_a_level`).
/// `legend` maps further characters to keys, over the default legend. A character that is not known is one finding at
/// its first place, with the figure `cells`; rows that were padded are one at the first of them, with the figure `rows`
/// if there are several.
ReadLevel readMaze(const DrawnText &maze, const Catalogue &catalogue, const QJsonObject &legend = {},
                   const LevelCheck &check = checkLevel);

/// readMaze() of the first maze of a text (readDrawnMazes()). Without a legend the drawing itself says what characters
/// mean (drawnManner()). If the text has several mazes that is the warning `several_mazes`.
ReadLevel readLevelText(const QByteArray &text, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel);

/// Endings of files that are read as text with mazes in it, each with its dot: plain text, Sokoban collections, vaults,
/// pages and programs.
const QStringList &textEndings();
/// True if a level file is text by its ending. All others are JSON.
bool isTextFile(const QString &path);
/// True if text with that ending may be written, too: `.txt`. Others belong to other programs.
bool isWritableText(const QString &path);

/// Reads a file as isTextFile() says, also one within a bundle (gamecore/packing/bundlefile.h); one of text is named
/// after the file.
ReadLevel readLevelFile(const QString &path, const Catalogue &catalogue, const QJsonObject &legend = {},
                        const LevelCheck &check = checkLevel);

/// Reads the bytes of a file of that path, for callers that have them.
ReadLevel readLevelBytes(const QByteArray &bytes, const QString &path, const Catalogue &catalogue,
                         const QJsonObject &legend = {}, const LevelCheck &check = checkLevel);

/// The name of a level file without folder and endings: "pit" for "levels/pit.level.json".
QString levelNameOf(const QString &path);
