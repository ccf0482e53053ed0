#pragma once

#include "editor/tools/paintmix.h"

#include <QCoreApplication>

/// Undo names of strokes, such as "draw wall". `drawn` is the name of the paint; empty for erasing.
class StrokeName {
    Q_DECLARE_TR_FUNCTIONS(StrokeName)

public:
    static QString draw(const QString &drawn);
    /// Returns the name of a stroke from the tool's texts, English and in the context StrokeName: "line of %1", where
    /// %1 is the paint, and "erase line".
    static QString painting(const char *drawing, const char *erasing, const QString &drawn);
    static QString fill(const QString &drawn);
    static QString move(const Paint &thing, const Catalogue &catalogue);
    static QString moveThings(int count);
    static QString duplicate(const Paint &thing, const Catalogue &catalogue);
    static QString duplicateThings(int count);
    static QString raise(const Paint &thing, const Catalogue &catalogue);
    static QString lower(const Paint &thing, const Catalogue &catalogue);
    /// `value` is the name of the value.
    static QString setValue(const QString &value, const Paint &thing, const Catalogue &catalogue);
    static QString setValues(const QString &value, int count);
    static QString moveCells();
    static QString remove(const Paint &thing, const Catalogue &catalogue);
    static QString removeThings(int count);
    static QString clearCells();
    static QString stamp();
    static QString replace(const Paint &what, const Paint &with, const Catalogue &catalogue);
};

/// Returns the name of a random mix with its most frequent paints; for a mix of one paint, the name of that.
QString nameOf(const PaintMix &mix, const Catalogue &catalogue);
/// Returns the name of a paint in the language of the program: "wall", "orc"; for an unknown paint, its key or
/// character in the file. Plain text.
QString nameOf(const Paint &paint, const Catalogue &catalogue);
