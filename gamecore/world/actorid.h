#pragma once

/// Number of an actor within its world: 0 is no actor, 1 is the hero, and monsters start at 2.
using ActorId = int;
inline constexpr ActorId nobody = 0;
inline constexpr ActorId heroId = 1;
