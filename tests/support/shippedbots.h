#pragma once

#include "gamecore/bots/bot.h"

/// The bots that are compiled in.
const std::vector<Bot> &shippedBots();
/// One of these; an unknown key fails the test run.
const Bot &shippedBot(const QString &key);
