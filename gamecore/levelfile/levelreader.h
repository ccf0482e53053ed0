#pragma once

// gamecore/levelfile: reading, checking and writing of level files and of mazes drawn as text.
//
// How a file becomes a world: the scanner of gamecore/json locates the rows, and RowReader turns them into terrain and
// things. A LevelCheck checks the level once, and prepares its catalogue and rules. PlayableLevel stores all three, and
// Game::start() makes a World from it. Levels in the editor become playable by PlayableLevel::check().
//
// Rows are read and written as bytes, and QJsonDocument parses the file without the rows. If a row has escapes or is
// not a string, QJsonDocument parses the rows, too; the issues are the same. Code that only plays or converts a level
// uses checkStructure(), since checkLevel() costs more than reading and adds only warnings.

#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/tiled/tiledguess.h"

/// The result of reading a level from a file or text of any format, with data about its source. The level is missing if
/// any issue is of the grade unreadable.
struct ReadLevel {
    /// The level, if it could be read, with the results of its check. Behaves like a std::optional<const Level>. After
    /// change(), the level counts as unchecked.
    class Checked {
    public:
        Checked() = default;
        /// Runs `check` on a level and adds the issues of the check to `issues`, which may have earlier issues. The
        /// level is missing if `issues` then has any of the grade unreadable, and it cannot be played if `issues` has
        /// any error.
        Checked(Level level, const Catalogue &shipped, const LevelCheck &check, const std::vector<ThingPlace> &places,
                IssueList &issues);

        bool has_value() const { return m_level.has_value(); }
        explicit operator bool() const { return has_value(); }
        const Level &operator*() const { return *m_level; }
        const Level *operator->() const { return &*m_level; }
        const Level &value() const { return m_level.value(); }

        /// Returns the level, which must exist, for changes. From then on, the level counts as unchecked.
        Level &change();
        /// Moves the level out of this object; std::nullopt if it is missing.
        std::optional<Level> take() &&;
        /// Return the level for playing: a copy, or the level moved out of this object. std::nullopt if the level is
        /// missing, has errors or is unchecked.
        std::optional<PlayableLevel> playable() const &;
        std::optional<PlayableLevel> playable() &&;

    private:
        bool isPlayable() const { return m_level && m_catalogue; }

        std::optional<Level> m_level;
        CataloguePtr m_catalogue; ///< in force; null if the level cannot be played
        Rules m_rules;
    };

    Checked level;
    IssueList issues;          ///< issues of reading and of the check, in the order of their positions
    bool isForeignMap = false; ///< true if the source is a Tiled map, whatever its extension
    /// For a Tiled map: the tiles whose meaning was guessed, and the classes of objects that may be unknown.
    std::vector<GuessedTile> guesses = {};
    std::vector<ObjectClass> classes = {};
    /// For a Tiled map: files to which the map refers but which were not read, because they are outside the map's
    /// project. Paths are relative to the folder of the map.
    QStringList outsideFiles = {};
};

/// Returns the top-level keys of a level file, in the order in which they are written. Other keys are stored in
/// LevelProperties::unknown.
const QStringList &levelKeys();

/// Reads a level file's JSON (docs/level-format.md). Issues have line, column and path. The memory depends on the text
/// only: sizes above the limit are rejected before any allocation. `check` adds further issues.
ReadLevel readLevelJson(const QByteArray &text, const Catalogue &catalogue, const LevelCheck &check = checkLevel);
