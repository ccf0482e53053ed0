#pragma once

#include "gamecore/world/world.h"

/// One action of a monster, as its behavior says. Walking onto the hero touches him.
///
/// `patrol`: one cell straight on; where terrain or, if the rules say so, another monster is in the way, it picks one
/// of the four directions anew, each as likely as the others (also the one it has), and does not step this time.
void actMonster(World &world, ActorId id, EventList &events);
