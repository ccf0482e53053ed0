#pragma once

#include "gamecore/level/level.h"

/// Returns the canonical JSON of a level (docs/level-format.md): keys in the order of the format, one row a line, one
/// thing a line, indented by four blanks, with a final newline. Reading and writing a canonical file changes no byte;
/// moving one monster changes at most two lines. Invalid levels are written without loss.
QByteArray writeLevelJson(const Level &level, const Catalogue &catalogue);

/// Returns the order of keys on the line of a thing, of a kind's record, or of its parts. Other keys follow
/// alphabetically, so that a new field changes no existing file.
const QStringList &lineOrder();

/// Returns the keys of Level::proof in the order in which they are written: those of a run (docs/run-format.md) without
/// its level.
const QStringList &proofKeys();

/// A part of a level that plain text cannot hold.
struct TextLoss {
    enum class What : std::uint8_t {
        Field,          ///< name, author, description, translations or proof; `detail` is the key
        NameTexts,      ///< translated names, if nothing else is translated
        Ruleset,        ///< a ruleset other than the default of texts; `detail` is its key
        Rules,          ///< overridden rules
        Kinds,          ///< own kinds
        UnknownKey,     ///< a key that the format does not define; `detail` is the key
        Terrain,        ///< terrain without a default character; `detail` is its key, `count` in cells
        Thing,          ///< a thing without a default character; `detail` is its kind
        ThingOnTerrain, ///< a thing that is not on floor; `detail` is its kind
        ThingValues,    ///< a thing's own values; `detail` is its kind
        SharedCell,     ///< a thing on a cell that an earlier one occupies; `detail` is its kind
    };
    What what = What::Field;
    QString detail;
    Point cell; ///< first place, for things and terrain
    int count = 1;

    /// True if only the name is lost: the file name replaces it, and the maze is complete.
    bool isNote() const
    {
        return what == What::NameTexts || (what == What::Field && detail == QLatin1StringView("name"));
    }
};

/// A level as plain text, with the losses.
struct TextExport {
    QByteArray text;
    std::vector<TextLoss> losses; ///< in the order of the format; empty if the text gives the same level again
};

/// Writes the rows of a level in the default legend, which every program for such mazes reads. `fileName` is the name
/// that reading the file would give. A level with another name loses it; a level without a name gets it.
TextExport writeLevelText(const Level &level, const Catalogue &catalogue, const QString &fileName = {});
