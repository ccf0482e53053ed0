#pragma once

// gamecore/levelfile: files of levels: read, checked, and written.
//
// A file becomes a world so: the scanner of gamecore/json says where the rows stand, RowReader makes terrain and things
// of them, a LevelCheck looks at the whole once and lays out catalogue and rules, PlayableLevel keeps these, and
// Game::start() makes a World of it. A level of the editor comes in by the same door, PlayableLevel::check().
//
// Rows are read and written as bytes, and QJsonDocument gets the file without them. A list of rows with an escape, or
// with anything but strings, is read as values, so that every finding stays as it is. Calls that only play or convert a
// level ask checkStructure(): what can be reached gives warnings alone, and costs more than reading.

#include "gamecore/levelfile/playablelevel.h"

/// What came of reading a level. Nothing is half read: `level` is there unless a finding is of the unreadable grade.
struct ReadLevel {
    LevelAsRead level;
    IssueList issues; ///< of reading and of the check, in the order of their places
};

/// The keys at the top of a level file, in the order in which they are written. Others are kept.
const QStringList &levelKeys();

/// Reads a level file's JSON (docs/level-format.md). Findings have line, column and path. Memory is bounded by the
/// text: sizes over the limit are refused before any is taken. `check` finds more about what was read.
ReadLevel readLevelJson(const QByteArray &text, const Catalogue &catalogue, const LevelCheck &check = checkLevel);
