#pragma once

#include "app/games/gamekeeper.h"

class QWidget;

/// Whether the program may end: all games are on the disk, or the person gives up those that cannot be written. It is
/// tried again as often as the person wants.
bool mayEndWithGames(GameKeeper &games, QWidget *host);
