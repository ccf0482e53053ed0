#pragma once

#include "gamecore/play/stakes.h"

#include <QStringList>

/// What the player knows of a cell: who is there with what it will do and how a fight would end, what lies there, the
/// ground; each a sentence or a few. `stakes`: whether his hit points are told. For cells that are not in view only
/// what is remembered, and a word that says so. Empty for a cell outside the level. `isRevealed`: what he does not
/// know, too.
QStringList lookLines(const World &world, Point cell, const Stakes &stakes, bool isRevealed = false);
