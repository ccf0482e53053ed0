#pragma once

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

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
