#pragma once

#include <QString>

class Catalogue;
class QMainWindow;

/// Asks for a file and a format (level, text, Tiled map), and exports the level file `path`. After an export as text,
/// shows a message about parts of the level that text cannot hold. The dialog starts in the folder of the level, or in
/// `ownFolder` for a shipped level or one in an archive. `catalogue` is the shipped one.
///
/// Returns the path of the exported file; empty if the user cancelled, or if the export failed, which was reported.
QString exportedLevel(const QString &path, const QString &ownFolder, const Catalogue &catalogue, QMainWindow &host);
