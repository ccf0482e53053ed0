#pragma once

// gamecore/replay: recorded games: read and written as files, played again, and gone through from turn to turn.
//
// A game is a function of (level, ruleset, seed, commands), so a run holds these and no world. Hashes of the world
// stand beside them, every hundredth one, so that whoever plays it again notices at which command it leaves the
// recorded way. A line that was refused is kept, and so is `look`: played again, a run gives the same answers line by
// line.

#include "gamecore/play/game.h"

#include <optional>

inline constexpr int runVersion = 1;
/// The most commands that a run may have.
inline constexpr qint64 mostRunCommands = 10'000'000;
/// A hash is kept after so many commands.
inline constexpr qint64 commandsBetweenHashes = 100;
/// The least time between two steps of the hero under real time that somebody can be asked for, in milliseconds.
inline constexpr int usualStepMs = 120;

/// Who gave the commands of a run.
struct RunOrigin {
    enum class By : std::uint8_t {
        Person, ///< somebody at the keyboard or on standard input
        Bot,    ///< a bot, by its key
        Solver  ///< a search that knows what chance will bring
    };
    By by = By::Person;
    QString name = {};       ///< of the person or bot; may be empty
    bool isPractice = false; ///< it does not count: it was a test, or what the hero had not seen was known

    friend bool operator==(const RunOrigin &, const RunOrigin &) = default;
};
inline constexpr int runOriginCount = enumeratorCount<RunOrigin::By>();
/// "person", "bot", "solver".
QLatin1StringView keyOf(RunOrigin::By by);
/// The origin of a key, std::nullopt if there is none. Earlier files call a bot "player".
std::optional<RunOrigin::By> originFrom(const QString &key);

/// A line of a run, given so many times in a row.
struct RunLine {
    std::optional<Command> command; ///< nothing: `look`, which changes nothing
    qint64 times = 1;               ///< at least 1

    friend bool operator==(const RunLine &, const RunLine &) = default;
};

/// The hash of the world after so many commands.
struct RunHash {
    qint64 after = 0;
    std::uint64_t hash = 0;

    friend bool operator==(const RunHash &, const RunHash &) = default;
};

/// A recorded game. What it was played on is checked and can be played: reading a run refuses any other.
struct Run {
    std::optional<PlayableLevel> level; ///< nothing: the dungeon of the ruleset
    std::uint64_t levelHash = 0;        ///< levelHashOf() of the level as it was played; 0 for a dungeon
    QString ruleset;                    ///< key of the one in force
    std::uint64_t seed = 0;
    std::optional<Traveller> hero; ///< who came from another level of a campaign; nothing: he began here
    int rulesVersion = 0;          ///< of the rules that made it (gamecore/rules/rulesversion.h)
    RunOrigin origin;
    int stepMs = usualStepMs; ///< under real time no two steps of a bot or solver are closer than this
    std::vector<RunLine> lines;
    Status outcome = Status::Playing; ///< of the game after the last command
    std::vector<RunHash> hashes;      ///< after 0, after every hundredth and after the last command, in this order

    bool isDungeon() const { return !level; }
};

/// How many commands a run has, `look` and refused ones among them.
qint64 commandCountOf(const Run &run);

/// The same commands on another level, such as its own after an edit, to be played and watched (timeline.h); the run
/// must be of a level. Seed, hero, origin and lines stay, and `outcome` remains that of the level on which it was
/// played. It has no hashes, which were of that level's worlds, so it is not to be written as a run of this one.
Run onLevel(Run run, PlayableLevel level);
