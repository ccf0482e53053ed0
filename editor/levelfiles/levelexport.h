#pragma once

#include <QString>

class Catalogue;
class QMainWindow;

/// Asks over `host` for a file and a format (a level, text, a map of Tiled), and writes the level file `path` so. What
/// the format cannot hold is said. The dialog begins in the folder of the level, or in `ownFolder` for a level that
/// came with the program or lies in an archive. The path that was written; empty if the person cancelled, or if it
/// failed, which is said.
QString exportedLevel(const QString &path, const QString &ownFolder, const Catalogue &catalogue, QMainWindow &host);
