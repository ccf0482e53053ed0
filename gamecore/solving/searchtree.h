#pragma once

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <optional>
#include <unordered_map>

class EventList;

// The choices that a search gives the hero, and how they are played at the speed of a human player.

/// A world with the time until its hero may take the next step; 0 under turns.
struct PacedWorld {
    World world;
    int pauseMs = 0;
};

/// Adds the commands that are worth trying: steps and blows, a wait, picking up, using items in the bag, stairs, and
/// the choice of growth at a new level. It omits refused commands, duplicates, and the following:
///
/// - Areas are aimed only at monsters in view and at the cells behind them, as seen from the hero.
/// - Nothing is dropped or taken off, and only equipment that is better in some way is put on.
/// - Under real time the hero acts as soon as he may step. He waits until the next monster has acted; if no monster is
///   near, he waits as long as a step takes.
///
/// hasAllChoices() is true if none of these omissions can matter.
void addChoices(const World &world, int stepMs, std::vector<Command> &choices);

/// True if the choices are complete: a game that no choices win cannot be won by any commands. `world` is the start of
/// the search.
bool hasAllChoices(const World &world);

enum class Fate : std::uint8_t {
    GoesOn,
    Won,
    Ends ///< refused, or the hero died
};

/// Plays a command. After a step, lets time pass until the next step is possible (`stepMs`) or a growth choice is due.
/// Appends every command played to `played`, unless that is null.
Fate playChoice(PacedWorld &paced, const Command &command, int stepMs, EventList &events,
                std::vector<Command> *played = nullptr);

/// The states that a search has reached. Each state stores its parent and the command that leads from there to it. Few
/// states also keep their world; the others replay from the nearest ancestor that does.
///
/// Memory: 28 bytes a state. A kept world takes some hundred bytes, plus about 150 for each actor and 50 for each item.
/// All generations keep worlds until these take 16 MiB. After that only every second generation keeps one, then every
/// fourth, and so on. Each doubling of the replay length therefore costs another 16 MiB.
class SearchTree {
public:
    static constexpr qint64 usualBytes = qint64(16) * 1024 * 1024;

    /// The first state, number 0, is `start`, whose hero may take a step at once.
    SearchTree(const World &start, int stepMs, qint64 bytesAtOneSpacing = usualBytes);

    int count() const { return int(m_nodes.size()); }
    /// Adds a state and returns its number.
    int add(int parent, const Command &command);
    /// Returns the world of a state, valid until the next call. May keep a copy for later calls.
    const PacedWorld &worldOf(int number);
    /// Returns all commands from the start to a state.
    std::vector<Command> commandsTo(int number) const;

private:
    struct Node {
        int parent = -1;
        Command command; ///< the command that leads here from the parent
    };
    struct Kept {
        WorldState state;
        int pauseMs = 0;
    };

    int parentOf(int number) const { return m_nodes[std::size_t(number)].parent; }
    const Command &commandOf(int number) const { return m_nodes[std::size_t(number)].command; }
    void keep(int number);
    void goTo(int number);

    std::vector<Node> m_nodes;
    std::unordered_map<int, Kept> m_kept; ///< by number; never iterated
    PacedWorld m_start;
    PacedWorld m_world;
    int m_current = 0; ///< the state of m_world
    int m_stepMs;
    int m_spacing = 1; ///< generations between two kept worlds
    qint64 m_bytesAtOneSpacing;
    qint64 m_bytes = 0; ///< size of the worlds kept at this spacing
};
