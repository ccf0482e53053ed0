#pragma once

#include "gamecore/world/world.h"

/// A hash of all that decides how a game goes on from a world, and of nothing else: worlds of one level and seed with
/// the same hash, and as many hit points of the hero, are won by the same commands.
///
/// - Left out: the hero's hit points, which are compared (more of them are never worse: he may leave potions alone),
///   what he has explored and who is in view, gold, kills, steps, the letters of the bag, the order of opened doors,
///   the dead, which way somebody looks who does not walk rounds.
/// - Time counts as far as something goes by it: by how much later monsters act, by the turns until a hit point comes
///   back, by the draws of those who draw. Where nobody draws, waiting leads back to the same hash, and a level has
///   finitely many.
///
/// 64 bits: among a million states the chance that two meet by accident is below one in ten million.
std::uint64_t playHashOf(const World &world);
