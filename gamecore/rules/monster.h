#pragma once

#include "gamecore/world/world.h"

class EventList;

/// One action of a monster, as its statuses and then its behavior say; the dead do nothing. Walking into the hero does
/// what `contact` says.
///
/// `idle`: nothing.
/// `patrol`: one cell straight on; where terrain or somebody who blocks is in the way, it picks one of the four
/// directions anew, each as likely as the others (also the one it has), and does not step this time.
/// `hunt`: hunt() (gamecore/rules/pursuit.h).
/// `dragon`: gamecore/rules/dragon.h.
///
/// `stunned`: nothing. `charmed`: goes for the nearest monster in its sight, else keeps near the hero. `confused`:
/// where its feet go; into a wall or somebody is nothing at all. `afraid`: away from a hero it sees.
void actMonster(World &world, ActorId id, EventList &events);
