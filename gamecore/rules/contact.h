#pragma once

#include "gamecore/world/world.h"

class EventList;
enum class Cause : std::uint8_t;

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
