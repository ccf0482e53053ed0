#pragma once

// The file in which work that is not saved is kept: a line of text with the version, then records. Each record has its
// length, its kind and a checksum, so that whatever stops the program or the computer, all records before the one that
// was being written are still good. The first ones hold the level as it was when the file was begun, those after them
// what it became.

#include "editor/changes/cellpatch.h"

#include <QIODevice>

/// The level whose work a journal holds.
struct JournalInfo {
    QString path; ///< of the level's file; empty if it has none
    bool isReadOnly = false;
    QByteArray fileHash = {};  ///< of the file that the work began with, as DiskState::hash; empty: not known
    bool isForeignMap = false; ///< that file is a map of Tiled, whatever it is called

    friend bool operator==(const JournalInfo &, const JournalInfo &) = default;
};

/// The longest journal that is read, in bytes.
inline constexpr qint64 largestJournal = 512LL * 1024 * 1024;

/// A journal's beginning: everything that is to be known of a level.
QByteArray journalOf(const JournalInfo &info, const Level &level, const Catalogue &catalogue);
// Records to add. Cells are those of a level that has the size that the journal was begun with.
QByteArray cellsRecord(const CellPatch &patch);
/// All of a level but its cells.
QByteArray headRecord(const Level &level, const Catalogue &catalogue);

/// A level of one cell with all else of this one: two levels differ in more than their cells if their heads differ.
Level headOf(const Level &level, const Catalogue &catalogue);

enum class JournalState : std::uint8_t {
    Good,    ///< there is a level to go on with; what follows the first damaged record was left out
    Damaged, ///< not even its beginning is whole, or it is no journal
    Newer,   ///< of a later version of the program
    Misfit   ///< it does not fit the data that the program has
};

struct ReadJournal {
    JournalState state = JournalState::Damaged;
    JournalInfo info;
    Level level; ///< as it was last; if the state is good
};

/// Memory is bounded by the file and by the largest level.
ReadJournal readJournal(QIODevice &file, const Catalogue &catalogue);

/// The facts about a journal that a list shows.
struct JournalTitle {
    JournalState state = JournalState::Damaged;
    JournalInfo info;
    QString name; ///< the level's own; may be empty
};

/// Passes over the cells unread: a good state is no promise for them.
JournalTitle readJournalTitle(QIODevice &file, const Catalogue &catalogue);
