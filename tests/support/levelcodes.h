#pragma once

#include "gamecore/sharing/code.h"

/// Levels, runs and share codes for tests; codes are read with the shipped catalogue.

/// Returns the shipped maze without its texts and its proof.
Level bareMaze();
/// Returns depth 1 of the dungeon `tombs` for seed 1, without texts.
Level depthOne();
/// Returns a short run in the shipped maze.
Run mazeRun();

QString codeOfLevel(const Level &level);
/// Returns a code with a correct checksum around any packed bytes.
QString codeAround(const QByteArray &packed);
ReadCode readBack(const QString &code);
CodeFault faultOf(const QString &code);

/// Returns the canonical file of a level.
QByteArray fileOf(const Level &level);
/// Returns a level as read from a file, whatever its errors.
Level levelInError(const QByteArray &text);
