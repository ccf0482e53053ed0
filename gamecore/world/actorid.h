#pragma once

/// Number of an actor within its world: 1 is the hero, monsters follow; 0 is nobody.
using ActorId = int;
inline constexpr ActorId nobody = 0;
inline constexpr ActorId heroId = 1;
