#pragma once

#include "gamecore/bots/bot.h"

/// Returns the built-in bots.
const std::vector<Bot> &shippedBots();
/// Returns a built-in bot; an unknown key fails the test run.
const Bot &shippedBot(const QString &key);
