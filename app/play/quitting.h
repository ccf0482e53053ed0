#pragma once

#include "app/games/games.h"

class QWidget;

/// Whether the program may end with the games that were played: all games are on the disk, or the person gives up those
/// that cannot be written. It is tried again as often as the person wants.
bool mayQuit(Games &games, QWidget *host);
