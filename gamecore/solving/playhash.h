#pragma once

#include "gamecore/world/world.h"

/// Returns a hash of exactly those parts of a world that decide how the game goes on. If two worlds of one level and
/// seed have the same hash, and their heroes have the same number of hit points, the same commands win both games,
/// except that items may have other letters.
///
/// - The hash leaves out the hero's hit points, which the caller compares. More hit points are never worse, since the
///   hero need not drink potions.
/// - It also leaves out explored cells, monsters in view, gold, kills, steps, bag letters, the order of opened doors,
///   dead actors, and the facing of monsters that do not patrol.
/// - Time counts only where it has an effect: the delay until monsters act, the turns until a hit point regenerates,
///   the rest of the hero's safe time, and the number of random draws of each actor. If no actor makes random draws,
///   waiting leads back to the same hash sooner or later, so that a level has finitely many hashes.
///
/// 64 bits: the probability of a collision among a million states is below one in ten million.
std::uint64_t playHashOf(const World &world);
