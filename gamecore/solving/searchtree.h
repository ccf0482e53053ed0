#pragma once

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <optional>
#include <unordered_map>

class EventList;

// What a search lets the hero do, and how it is played at the pace of a person.

/// A world with the time that has to pass before its hero may take another step: 0 under turns.
struct PacedWorld {
    World world;
    int pauseMs = 0;
};

/// Adds the commands that are worth trying: steps and blows, a wait, picking up, using what is in the bag, stairs, the
/// growth of a new level. Left out is what is refused, what is the same as another one, and:
///
/// - areas are aimed at monsters in view and at the cells beside them that are farthest from the hero;
/// - nothing is dropped or taken off, and only what is better in some way is put on;
/// - under real time he acts when he may step, and waits until the next monster has acted; where none is near, as long
///   as a step takes.
///
/// hasAllChoices() says where nothing of this can matter.
void addChoices(const World &world, int stepMs, std::vector<Command> &choices);

/// Whether a game that no choices win is won by no commands at all. Asked of the world from which they begin.
bool hasAllChoices(const World &world);

enum class Fate : std::uint8_t {
    GoesOn,
    Won,
    Ends ///< refused, or the hero has died
};

/// Plays a command and lets pass what has to before the next step: `stepMs` after each step, until a choice is due.
/// What was played is added to `played`; null: nobody asks.
Fate playChoice(PacedWorld &paced, const Command &command, int stepMs, EventList &events,
                std::vector<Command> *played = nullptr);

/// The states of a game that a search has come to, each by the command that leads to it from another one. Few hold
/// their world: of the others it is played again from the nearest that does.
///
/// Memory: 28 bytes a state. Worlds are kept (some hundred bytes, and about 150 for each actor and 50 for each item)
/// until they take 16 MiB; after that only every second generation keeps one, then every fourth, so that there are 16
/// MiB for each doubling of the ways that are played again.
class SearchTree {
public:
    static constexpr qint64 usualBytes = qint64(16) * 1024 * 1024;

    /// The first state, number 0, is a world whose hero may take a step at once.
    SearchTree(const World &start, int stepMs, qint64 bytesAtOneSpacing = usualBytes);

    int count() const { return int(m_nodes.size()); }
    /// Adds a state; its number.
    int add(int parent, const Command &command);
    /// The world of a state, valid until the next call. May keep it.
    const PacedWorld &worldOf(int number);
    /// All commands that lead to a state.
    std::vector<Command> commandsTo(int number) const;

private:
    struct Node {
        int parent = -1;
        Command command; ///< that leads here from there
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
    std::unordered_map<int, Kept> m_kept; ///< by number; only looked up
    PacedWorld m_start;
    PacedWorld m_world;
    int m_current = 0; ///< the state of m_world
    int m_stepMs;
    int m_spacing = 1; ///< generations from one kept world to the next
    qint64 m_bytesAtOneSpacing;
    qint64 m_bytes = 0; ///< of worlds that were kept at this spacing
};
