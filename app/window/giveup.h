#pragma once

#include "app/window/playsession.h"

#include <functional>

class QWidget;

/// Whether beginning again would cost something that nothing brings back: a game is under way and something was played
/// in it, and it is a dungeon's, or one in which the hero dies for good.
bool isWorthKeeping(const PlaySession &session);

/// Asks whether to give the game up; calls `giveUp` if so. The dialog belongs to `parent`.
void askToGiveUp(QWidget *parent, const std::function<void()> &giveUp);
