#pragma once

#include "gamecore/world/world.h"

class EventList;
enum class Cause : std::uint8_t;

// Blows and touches. No blow has dice, none misses.

/// Hit points that a blow takes, at least `least_blow`.
int blowDamage(const Rules &rules, int power, int defense);

/// Blows of `power` that it takes to kill somebody with `hp` hit points, 1 or more; nothing if they never do.
std::optional<int> hitsToKill(const Rules &rules, int power, int defense, int hp);
/// Blows that `attacker` needs to kill `target` as both are now.
std::optional<int> hitsToKill(const World &world, ActorId attacker, ActorId target);

/// Death by touch, where `contact` kills: a hero who is not safe and shares his cell with a monster that is not charmed
/// dies (killHero()), whoever of the two came. True if he died; then he takes nothing from the cell.
bool killOnContact(World &world, EventList &events);

/// `attacker` strikes `target` for `damage` (0 or more). `attacked` tells the damage, 0 for no effect, as on a hero who
/// is safe; `damaged` follows if it hurts.
void strike(World &world, ActorId attacker, ActorId target, int damage, Cause cause, EventList &events);

/// A blow: damage is power - defense, never below 0, without dice.
void attack(World &world, ActorId attacker, ActorId target, EventList &events);

/// What follows from standing on another cell: harmful terrain hurts everybody. True if he died of it.
bool sufferTerrain(World &world, ActorId id, EventList &events);
