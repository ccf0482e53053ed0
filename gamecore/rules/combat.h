#pragma once

#include "gamecore/world/world.h"

class EventList;
enum class Cause : std::uint8_t;

// Attacks and contact. Attacks always hit, and their damage is not random.

/// Returns the hit points that a blow takes, at least Rules::minDamage.
int blowDamage(const Rules &rules, int power, int defense);

/// Returns the number of blows, at least 1, with which an attacker with `power` kills an actor with `hp` hit points.
/// std::nullopt if blows do no damage.
std::optional<int> hitsToKill(const Rules &rules, int power, int defense, int hp);
/// Does the same for `attacker` and `target` in their current states.
std::optional<int> hitsToKill(const World &world, ActorId attacker, ActorId target);

/// Kills the hero (killHero()) if contact kills, he shares his cell with a monster that is not charmed, and he is not
/// safe. It does not matter which of the two moved. True if he died, even if he has respawned; the caller must then not
/// let him take anything from the cell.
bool killOnContact(World &world, EventList &events);

/// Deals `damage` (0 or more) from `attacker` to `target`. Adds an `attacked` event with the actual damage, which is 0
/// for a safe hero. If the damage is more than 0, the consequences of hurt() follow.
void strike(World &world, ActorId attacker, ActorId target, int damage, Cause cause, EventList &events);

/// Lets `attacker` deal a blow to `target`, with the damage of blowDamage().
void attack(World &world, ActorId attacker, ActorId target, EventList &events);

/// Applies harmful terrain to an actor on its cell. True if it died, even if the hero has respawned.
bool sufferTerrain(World &world, ActorId id, EventList &events);
