#pragma once

// The records of a journal as bytes, for journalfile.cpp. Integers are big-endian; nothing read is trusted.

#include "editor/files/journalfile.h"

#include <QStringList>

struct JournalRecord {
    enum class Kind : std::uint8_t {
        Info = 1, ///< whose level it is, and the keys of terrain that ids stand for
        Head = 2, ///< the JSON of a level of one cell
        Whole = 3,
        Cells = 4,
        Drawn = 5 ///< the characters that terrain is drawn with; only where there is something to tell
    };
    Kind kind = Kind::Info;
    QByteArray content;
};

/// Length, kind, checksum, content.
QByteArray recordOf(const JournalRecord &record);
/// The next record; nothing at the end, and at the first record that is not whole. The content of kinds above
/// `lastKind` is passed over.
std::optional<JournalRecord> nextRecord(QIODevice &file, JournalRecord::Kind lastKind = JournalRecord::Kind(0xff));

QByteArray infoContent(const JournalInfo &info, const QStringList &terrainKeys);
QByteArray wholeContent(const Level &level);
QByteArray cellsContent(const CellPatch &patch);
QByteArray drawnContent(const DrawnCharacters &drawn);

// False for what was never written.
bool readInfo(const QByteArray &content, JournalInfo &info, QStringList &terrainKeys);
/// Terrain and things of a level.
bool readWhole(const QByteArray &content, Level &level);
bool readDrawn(const QByteArray &content, DrawnCharacters &drawn);
/// `size` is that of the level.
bool readCells(const QByteArray &content, Size size, CellPatch &patch);
