#pragma once

#include "editor/tools/drawoptions.h"

#include <QCoreApplication>

/// The names of undo steps, such as "draw wall". `drawn` is the name of the paint; empty for erasing.
class StrokeName {
    Q_DECLARE_TR_FUNCTIONS(StrokeName)

public:
    static QString draw(const QString &drawn);
    /// Returns the name of a step of a tool with texts of its own: `drawing` with `drawn` as %1, such as "line of %1";
    /// `erasing`, such as "erase line", if `drawn` is empty. Both texts are English and in the translation context
    /// StrokeName.
    static QString painting(const char *drawing, const char *erasing, const QString &drawn);
    static QString fill(const QString &drawn);
    static QString move(const Paint &thing, const Catalogue &catalogue);
    static QString moveThings(int count);
    static QString duplicate(const Paint &thing, const Catalogue &catalogue);
    static QString duplicateThings(int count);
    static QString raise(const Paint &thing, const Catalogue &catalogue);
    static QString lower(const Paint &thing, const Catalogue &catalogue);
    /// `value` is the name of the changed value, such as "Hit points".
    static QString setValue(const QString &value, const Paint &thing, const Catalogue &catalogue);
    static QString setValues(const QString &value, int count);
    static QString moveCells();
    static QString remove(const Paint &thing, const Catalogue &catalogue);
    static QString removeThings(int count);
    static QString clearCells();
    static QString stamp();
    static QString replace(const Paint &what, const Paint &with, const Catalogue &catalogue);
};

/// Returns a name for a random mix: the names of its most frequent paints, or the name of its only paint.
QString nameOf(const PaintMix &mix, const Catalogue &catalogue);
/// Returns the name of a paint in the language of the program: "wall", "orc". The eraser has the name of the floor. For
/// a paint that the catalogue does not define, returns its key or character in the file. Plain text.
QString nameOf(const Paint &paint, const Catalogue &catalogue);
