#pragma once

#include "gamecore/level/level.h"

/// Returns the canonical JSON of a level (docs/level-format.md): keys in the order of the format, one row or thing per
/// line, indented by four blanks, with a final newline. Reading and writing a canonical file changes no byte; moving
/// one monster changes at most two lines. Invalid levels are written without loss.
QByteArray writeLevelJson(const Level &level, const Catalogue &catalogue);

/// Returns the keys that things, records of kinds, and objects within these records may have, in the order in which
/// they are written on a line. All other keys follow alphabetically, so that a new field changes no existing file.
const QStringList &lineOrder();

/// Returns the keys of LevelProperties::proof in the order in which they are written: the keys of a run file
/// (docs/run-format.md) except its level.
const QStringList &proofKeys();

/// A part of a level that plain text cannot hold.
struct TextLoss {
    enum class What : std::uint8_t {
        Field,          ///< name, author, description, translations or proof; `detail` is the key
        NameTexts,      ///< translated names of the level, if nothing else is translated
        Ruleset,        ///< a ruleset other than the default; `detail` is its key
        Rules,          ///< overridden rules
        Kinds,          ///< own kinds
        UnknownKey,     ///< a key that the format does not define; `detail` is the key
        Terrain,        ///< terrain without a default character; `detail` is its key, `count` in cells
        Thing,          ///< a thing without a default character, or outside the level; `detail` is its kind
        ThingOnTerrain, ///< a thing that is not on floor; `detail` is its kind
        ThingValues,    ///< a thing's own values; `detail` is its kind
        SharedCell,     ///< a thing on a cell that already has an earlier thing; `detail` is its kind
    };
    What what = What::Field;
    QString detail;
    Point cell; ///< the cell of the thing; for terrain, the first cell
    int count = 1;

    /// True if only the name or its translations are lost, so that the maze is complete.
    bool isNote() const
    {
        return what == What::NameTexts || (what == What::Field && detail == QLatin1StringView("name"));
    }
};

/// A level as plain text, with the parts that were lost.
struct TextExport {
    QByteArray text;
    std::vector<TextLoss> losses; ///< in the order of the format; empty if the text gives the same level again
};

/// Writes the rows of a level in the default legend. `fileName` is the name that the level will get when the text is
/// read from its file (levelNameOf()). If the level has a name that differs from it, the name counts as lost.
TextExport writeLevelText(const Level &level, const Catalogue &catalogue, const QString &fileName = {});
