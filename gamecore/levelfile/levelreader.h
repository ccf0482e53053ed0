#pragma once

// gamecore/levelfile: level files and mazes drawn as text: reading, checking and writing.
//
// How a file becomes a world: the scanner of gamecore/json locates the rows, and RowReader turns them into terrain and
// things. A LevelCheck examines the whole once and prepares catalogue and rules, PlayableLevel keeps these, and
// Game::start() makes a World. Levels of the editor enter through PlayableLevel::check().
//
// Rows are read and written as bytes, and QJsonDocument parses the file without them. Lists of rows with escapes or
// other values than strings are read as values, so that all issues stay the same. Calls that only play or convert a
// level use checkStructure(): reachability yields only warnings and costs more than reading.

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/tiled/tiledguess.h"

/// The result of reading a level from a file or text of any format, with data about its source. The level is complete,
/// or missing if an issue is of the unreadable grade.
struct ReadLevel {
    /// The level, if it could be read, with the results of its check. Behaves like a std::optional of a level; a
    /// changed level counts as unchecked.
    class Checked {
    public:
        Checked() = default;
        /// Runs `check` on a level and adds its findings to `issues`. After any error, including earlier ones, the
        /// level cannot be played. It is missing if part of it is unreadable.
        Checked(Level level, const Catalogue &shipped, const LevelCheck &check, const std::vector<ThingPlace> &places,
                IssueList &issues);

        bool has_value() const { return m_level.has_value(); }
        explicit operator bool() const { return has_value(); }
        const Level &operator*() const { return *m_level; }
        const Level *operator->() const { return &*m_level; }
        const Level &value() const { return m_level.value(); }

        /// Returns the level for editing; it must exist.
        Level &change();
        /// Moves the level out.
        std::optional<Level> take() &&;
        /// Returns the level for playing. std::nullopt if it is missing, has errors or is unchecked.
        std::optional<PlayableLevel> playable() const &;
        std::optional<PlayableLevel> playable() &&;

    private:
        bool isPlayable() const { return m_level && m_catalogue; }

        std::optional<Level> m_level;
        CataloguePtr m_catalogue; ///< in force; null: not playable
        Rules m_rules;
    };

    Checked level;
    IssueList issues;          ///< of reading and of the check, in the order of their places
    bool isForeignMap = false; ///< the source is a Tiled map, whatever its extension
    /// Tiles with a guessed meaning, and object classes that may be unknown.
    std::vector<GuessedTile> guesses = {};
    std::vector<ObjectClass> classes = {};
    /// Files that a map refers to outside its project, which were not read; relative to its folder.
    QStringList outsideFiles = {};
};

/// Returns the top-level keys of a level file, in the order in which they are written. Other keys are kept.
const QStringList &levelKeys();

/// Reads a level file's JSON (docs/level-format.md). Issues have line, column and path. The text bounds the memory:
/// sizes above the limit are rejected before any allocation. `check` adds further issues.
ReadLevel readLevelJson(const QByteArray &text, const Catalogue &catalogue, const LevelCheck &check = checkLevel);
