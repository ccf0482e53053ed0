#pragma once

#include "gamecore/sharing/code.h"

/// Levels and runs for tests of codes, and codes read with the shipped catalogue.

/// The shipped maze without its texts and its proof.
Level bareMaze();
/// Depth 1 of the dungeon of tombs with the seed 1, without texts.
Level depthOne();
/// A short game in the shipped maze.
Run mazeRun();

QString codeOfLevel(const Level &level);
/// A code whose checksum is right, whatever bytes are packed in it.
QString codeAround(const QByteArray &packed);
ReadCode readBack(const QString &code);
CodeFault faultOf(const QString &code);

/// The canonical file of a level.
QByteArray fileOf(const Level &level);
/// A level as any file has it, whatever is wrong with it.
Level levelInError(const QByteArray &text);
