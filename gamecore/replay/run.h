#pragma once

// gamecore/replay: files, replay, seeking and comparison of recorded games (runs), and proofs.
//
// A game is a function of (level, ruleset, seed, commands), so a run stores these and no world. It also stores a hash
// of the world after every hundredth command, so that a replay detects where it diverges. Refused commands and `look`
// are stored as well, so a replay gives the same answers line by line.

#include "gamecore/play/game.h"

#include <optional>

/// The version of the run format.
inline constexpr int runVersion = 1;
/// Maximum number of commands in a run.
inline constexpr qint64 mostRunCommands = 10'000'000;
/// Number of commands from one hash to the next.
inline constexpr qint64 commandsBetweenHashes = 100;
/// Default of Run::stepMs.
inline constexpr int usualStepMs = 120;

/// The source of a run's commands.
struct RunOrigin {
    enum class By : std::uint8_t {
        Person, ///< at the keyboard or on standard input
        Bot,    ///< RunOrigin::name is its key
        Solver  ///< a search that knows future random draws
    };
    By by = By::Person;
    QString name = {};       ///< name of the person, or key of the bot; may be empty
    bool isPractice = false; ///< the run does not count for scores: a test, or played with knowledge of unseen parts

    friend bool operator==(const RunOrigin &, const RunOrigin &) = default;
};
inline constexpr int runOriginCount = enumeratorCount<RunOrigin::By>();
/// Returns "person", "bot" or "solver".
QLatin1StringView keyOf(RunOrigin::By by);
/// Returns the origin with a key; std::nullopt for an unknown key. Older files call a bot "player".
std::optional<RunOrigin::By> originFrom(const QString &key);

/// A line of a run, with repetitions.
struct RunLine {
    std::optional<Command> command; ///< std::nullopt: `look`, which changes nothing
    qint64 times = 1;               ///< number of repetitions, 1 or more

    friend bool operator==(const RunLine &, const RunLine &) = default;
};

/// Returns a line of a run as text of headless play (docs/headless.md), without its repetitions.
QString textOf(const RunLine &line);
/// Parses such a text as a line without repetitions. std::nullopt if it is invalid.
std::optional<RunLine> runLineFrom(QStringView text);

/// The hash of the world after a number of commands.
struct RunHash {
    qint64 after = 0; ///< number of commands played before the hash was taken
    std::uint64_t hash = 0;

    friend bool operator==(const RunHash &, const RunHash &) = default;
};

/// A recorded game. Its level or ruleset has been checked: readers reject runs that cannot be played.
struct Run {
    std::optional<PlayableLevel> level; ///< std::nullopt: the dungeon of the ruleset
    std::uint64_t levelHash = 0;        ///< levelHashOf() of the level as it was played; 0 for a dungeon
    QString ruleset;                    ///< key of the ruleset in force
    std::uint64_t seed = 0;
    std::optional<Traveller> hero; ///< hero from another level of a campaign; std::nullopt if he started here
    int rulesVersion = 0;          ///< version of the rules when the run was recorded (gamecore/rules/rulesversion.h)
    RunOrigin origin;
    int stepMs = usualStepMs; ///< minimum time between two steps of a bot or solver under real time, in milliseconds
    std::vector<RunLine> lines;
    Status outcome = Status::Playing; ///< status after the last command
    std::vector<RunHash> hashes;      ///< before the first, after every hundredth and after the last command, in order

    bool isDungeon() const { return !level; }
};

/// Returns the number of commands of a run, including `look` and refused ones.
qint64 commandCountOf(const Run &run);

/// Returns the run with the same commands on another level, such as an edited version, for playing and watching
/// (timeline.h). `run` must be of a level. Ruleset and level hash are those of the new level. Run::hashes are dropped,
/// but everything else stays, including `outcome`, which belongs to the original level: the result must not be saved as
/// a run of the new level.
Run onLevel(Run run, PlayableLevel level);
