#pragma once

#include <QString>

class Catalogue;
class QMainWindow;

/// Asks for a file and a format (level, text, Tiled map), and exports the level file `path`. Tells the user what the
/// format cannot store. The dialog starts in the folder of the level, or in `ownFolder` for a shipped level or one in
/// an archive.
///
/// Returns the path of the exported file. Empty if the user cancelled, or if it failed, which is reported.
QString exportedLevel(const QString &path, const QString &ownFolder, const Catalogue &catalogue, QMainWindow &host);
