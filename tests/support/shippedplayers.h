#pragma once

#include "gamecore/bots/player.h"

/// The players that are compiled in.
const std::vector<Player> &shippedPlayers();
/// One of these; an unknown key fails the test run.
const Player &shippedPlayer(const QString &key);
