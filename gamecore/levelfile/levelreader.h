#pragma once

// gamecore/levelfile: files of levels: read, checked, and written.
//
// A file becomes a world so: the scanner of gamecore/json says where the rows stand, RowReader makes terrain and things
// of them, a LevelCheck looks at the whole once and lays out catalogue and rules, PlayableLevel keeps these, and
// Game::start() makes a World of it. A level of the editor comes in by the same door, PlayableLevel::check().
//
// Rows are read and written as bytes, and QJsonDocument gets the file without them. A list of rows with an escape, or
// with anything but strings, is read as values, so that every finding stays as it is. Calls that only play or convert a
// level ask checkStructure(): what can be reached gives warnings alone, and costs more than reading.

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/tiled/tiledguess.h"

/// A level that was read from a file or a text of any format, what was found, and what is known of its source. Nothing
/// is half read: the level is there unless a finding is of the unreadable grade.
struct ReadLevel {
    /// The level, if it could be read, with what its check laid out. It reads like an optional of a level; a changed
    /// one counts as unchecked.
    class Checked {
    public:
        Checked() = default;
        /// Runs `check` on a level and adds its findings to `issues`. With an error among these, those of reading too,
        /// the level cannot be played; where something could not be read, there is none.
        Checked(Level level, const Catalogue &shipped, const LevelCheck &check, const std::vector<ThingPlace> &places,
                IssueList &issues);

        bool has_value() const { return m_level.has_value(); }
        explicit operator bool() const { return has_value(); }
        const Level &operator*() const { return *m_level; }
        const Level *operator->() const { return &*m_level; }
        const Level &value() const { return m_level.value(); }

        /// The level, to be changed; it must be there.
        Level &change();
        /// Takes the level out.
        std::optional<Level> take() &&;
        /// std::nullopt without a level, with an error in it, or if it was not checked.
        std::optional<PlayableLevel> playable() const &;
        std::optional<PlayableLevel> playable() &&;

    private:
        bool isPlayable() const { return m_level && m_catalogue; }

        std::optional<Level> m_level;
        CataloguePtr m_catalogue; ///< in force; null: not to be played
        Rules m_rules;
    };

    Checked level;
    IssueList issues;          ///< of reading and of the check, in the order of their places
    bool isForeignMap = false; ///< the source is a map of Tiled, whatever it is called
    /// Tiles of a map whose meaning may have been guessed, and objects whose meaning may be unknown.
    std::vector<GuessedTile> guesses = {};
    std::vector<ObjectClass> classes = {};
    /// Files that a map names and that were not read since they lie outside of its project, relative to its folder.
    QStringList outsideFiles = {};
};

/// The keys at the top of a level file, in the order in which they are written. Others are kept.
const QStringList &levelKeys();

/// Reads a level file's JSON (docs/level-format.md). Findings have line, column and path. Memory is bounded by the
/// text: sizes over the limit are refused before any is taken. `check` finds more about what was read.
ReadLevel readLevelJson(const QByteArray &text, const Catalogue &catalogue, const LevelCheck &check = checkLevel);
