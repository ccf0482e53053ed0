#pragma once

#include "gamecore/solving/solution.h"

/// Whether a hero can get stuck for good in a level that he could have won.
enum class Stuck : std::uint8_t {
    Never,     ///< from wherever he comes to he can still win
    Can,       ///< there is a trap
    FromStart, ///< he cannot win at all: no trap, but the finding cannot_be_won
    Unknown    ///< the bound was reached before, or something decides that the search does not know
};
inline constexpr int stuckCount = enumeratorCount<Stuck>();
/// "never", "can", "from_start", "unknown".
QLatin1StringView keyOf(Stuck stuck);

/// A run after which nothing wins the level any more.
struct Trap {
    /// What closes it, the last command of the run.
    enum class Cause : std::uint8_t {
        Key,  ///< a key is used up by the door `to`
        Door, ///< the door `to` is opened, and carries or stops nobody any longer as it did
        Step  ///< a step from `from` to `to` that cannot be taken back
    };

    std::vector<Command> commands = {}; ///< steps, openings and pick-ups, from the start
    Point cell = {};                    ///< where he then stands
    Cause cause = Cause::Key;
    Point from = {};
    Point to = {};
    QString key = {}; ///< kind of the key, of Cause::Key
    /// Cells with treasure, or exits and stairs, that are asked for and out of his reach then, whatever he does. Empty:
    /// he can have each, but not all.
    std::vector<Point> lost = {};
};

struct TrapSearch {
    Stuck stuck = Stuck::Unknown;
    std::optional<Trap> trap = {}; ///< of Stuck::Can
    qint64 states = 0;             ///< that were looked at
    bool hitBound = false;         ///< of Stuck::Unknown: with more states it may be known
};
