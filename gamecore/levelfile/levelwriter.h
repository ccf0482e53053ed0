#pragma once

#include "gamecore/level/level.h"

/// The canonical JSON of a level (docs/level-format.md): keys in the order of the format, one row a line, one thing a
/// line, four blanks of indentation, a newline at the end. Reading and writing a canonical file changes no byte;
/// moving one monster changes at most two lines. Levels in error are written without loss.
QByteArray writeLevelJson(const Level &level, const Catalogue &catalogue);

/// The keys of things, of records of kinds and of their parts as they stand on one line. Those that are not named
/// follow by name, so that a new field changes no file.
const QStringList &lineOrder();

/// The keys of Level::proof in the order in which they are written: those of a run (docs/run-format.md) without its
/// level.
const QStringList &proofKeys();

/// What a level holds that plain text cannot.
struct TextLoss {
    enum class What : std::uint8_t {
        Field,          ///< name, author, description, translations or proof; `detail` is the key
        NameTexts,      ///< its name in other languages, if nothing else is translated
        Ruleset,        ///< another ruleset than that of every text; `detail` is its key
        Rules,          ///< rules that it overrides
        Kinds,          ///< kinds of its own
        UnknownKey,     ///< a key that is not of the format; `detail` is the key
        Terrain,        ///< terrain without a default character; `detail` is its key, the count is in cells
        Thing,          ///< a thing without a default character; `detail` is its kind
        ThingOnTerrain, ///< a thing that stands on something else than floor; `detail` is its kind
        ThingValues,    ///< a thing's own values; `detail` is its kind
        SharedCell,     ///< a thing that shares its cell with one before it; `detail` is its kind
    };
    What what = What::Field;
    QString detail;
    Point cell; ///< the first place, for things and terrain
    int count = 1;

    /// Whether only the name is lost: that of the file takes its place, and the maze is as it was.
    bool isNote() const
    {
        return what == What::NameTexts || (what == What::Field && detail == QLatin1StringView("name"));
    }
};

/// A level as plain text, and what the text cannot hold.
struct TextExport {
    QByteArray text;
    std::vector<TextLoss> losses; ///< in the order of the format; empty if reading the text gives the level again
};

/// The rows of a level in the default legend, which every program that reads such mazes knows. `fileName` is the name
/// that reading the file would give; a level of another name loses it, a level without one gets it.
TextExport writeLevelText(const Level &level, const Catalogue &catalogue, const QString &fileName = {});
