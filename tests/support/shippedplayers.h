#pragma once

#include "gamecore/players/player.h"

/// The players that are compiled in.
const std::vector<Player> &shippedPlayers();
/// One of these; an unknown key fails the test run.
const Player &shippedPlayer(const QString &key);
