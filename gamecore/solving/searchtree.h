#pragma once

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <optional>
#include <unordered_map>

class EventList;

// The commands that a search tries for the hero, played at the speed of a human player, and the tree of the states that
// they lead to.

/// A world with the time until its hero may take the next step: `pauseMs`, 0 under turns.
struct PacedWorld {
    World world;
    int pauseMs = 0;
};

/// Adds the commands that are worth trying: steps and blows, a wait, picking up, using items in the bag, and stairs. If
/// a level-up is due, adds only the choices of the level-up. `stepMs` is the time of a step under real time. Commands
/// that would be refused and duplicates are omitted, and the choices are restricted:
///
/// - Items that need a target cell are aimed only at monsters in view. Items that affect an area are also aimed at the
///   cell right behind such a monster, as seen from the hero.
/// - Nothing is dropped or taken off, and only equipment that is better in some way than what the hero wears is put on.
/// - Under real time the hero acts as soon as he may step. If a monster is near, a wait lasts until the next monster
///   has acted; otherwise, as long as a step.
///
/// hasAllChoices() is true if no omission or restriction can matter.
void addChoices(const World &world, int stepMs, std::vector<Command> &choices);

/// True if the choices of addChoices() are complete: a game that these choices cannot win cannot be won by any
/// commands. `world` is the start of the search.
bool hasAllChoices(const World &world);

/// The outcome of playing a choice.
enum class Fate : std::uint8_t {
    GoesOn, ///< the game continues
    Won,
    Ends ///< refused, or the hero died
};

/// Plays a command. After a step under real time, also lets time pass: until the next step is possible (`stepMs`
/// later), or until a level-up is due. Appends every command played to `played`, unless that is null. `events` is
/// working memory: afterwards it holds the events of the last command only.
Fate playChoice(PacedWorld &paced, const Command &command, int stepMs, EventList &events,
                std::vector<Command> *played = nullptr);

/// The states that a search has reached. Each state stores its parent, and the command that leads from the parent to
/// this state. Few states also store their world. The world of any other state is computed by replaying commands from
/// the nearest ancestor with a stored world.
///
/// Memory: 28 bytes a state. A stored world takes some hundred bytes, plus about 150 for each actor and 50 for each
/// item. At first worldOf() stores every world, until the stored worlds take 16 MiB. From then on, it stores a world
/// only if computing it took a replay of at least two commands. After another 16 MiB it takes four commands, then
/// eight, and so on.
class SearchTree {
public:
    static constexpr qint64 usualBytes = qint64(16) * 1024 * 1024;

    /// The first state, number 0, is `start`, whose hero may take a step at once. `bytesAtOneSpacing` is the memory for
    /// stored worlds between two doublings.
    SearchTree(const World &start, int stepMs, qint64 bytesAtOneSpacing = usualBytes);

    int count() const { return int(m_nodes.size()); }
    /// Adds the state after `command` in state `parent` and returns its number. Does not play the command.
    int add(int parent, const Command &command);
    /// Returns the world of a state, valid until the next call. Replays commands if necessary. May store a copy for
    /// later calls.
    const PacedWorld &worldOf(int number);
    /// Returns all commands from the start to a state, including the advances between steps under real time.
    std::vector<Command> commandsTo(int number) const;

private:
    struct Node {
        int parent = -1; ///< number; -1 for the start
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
    std::unordered_map<int, Kept> m_kept; ///< stored worlds by number; never iterated
    PacedWorld m_start;
    PacedWorld m_world; ///< the result of the last worldOf()
    int m_current = 0;  ///< number of the state of m_world
    int m_stepMs;
    int m_spacing = 1; ///< a world is stored if its replay took at least this many commands
    qint64 m_bytesAtOneSpacing;
    qint64 m_bytes = 0; ///< size of the worlds stored at this spacing
};
