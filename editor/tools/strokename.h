#pragma once

#include "editor/tools/paintmix.h"

#include <QCoreApplication>

/// Names of the tools' strokes for undo, such as "draw wall". `drawn` is the name of what was drawn; empty: it was
/// erased.
class StrokeName {
    Q_DECLARE_TR_FUNCTIONS(StrokeName)

public:
    static QString draw(const QString &drawn);
    /// The name of a stroke by a tool's own words, English and in the context StrokeName: "line of %1", where %1 is the
    /// paint, and "erase line".
    static QString painting(const char *drawing, const char *erasing, const QString &drawn);
    static QString fill(const QString &drawn);
    static QString move(const Paint &thing, const Catalogue &catalogue);
    static QString moveThings(int count);
    static QString duplicate(const Paint &thing, const Catalogue &catalogue);
    static QString duplicateThings(int count);
    static QString raise(const Paint &thing, const Catalogue &catalogue);
    static QString lower(const Paint &thing, const Catalogue &catalogue);
    /// `value` is the name of what is set.
    static QString setValue(const QString &value, const Paint &thing, const Catalogue &catalogue);
    static QString setValues(const QString &value, int count);
    static QString moveCells();
    static QString remove(const Paint &thing, const Catalogue &catalogue);
    static QString removeThings(int count);
    static QString clearCells();
    static QString stamp();
    static QString replace(const Paint &what, const Paint &with, const Catalogue &catalogue);
};

/// The name of a random mix, with its most frequent paints. A mix of one paint has its name.
QString nameOf(const PaintMix &mix, const Catalogue &catalogue);
/// The name of a paint in the language of the program: "wall", "orc"; what the catalogue does not know as it stands
/// in the file. Plain text, never markup.
QString nameOf(const Paint &paint, const Catalogue &catalogue);
