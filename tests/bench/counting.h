#pragma once

#include "tests/bench/report/report.h"

/// What callgrind counts: instructions do not move with what else the machine does. Adds rows for sight and whole turns
/// against libtcod. This program is run under valgrind, once for each scene and number of repetitions; the difference
/// of two numbers leaves out how it starts.
void measureInstructions(Report &report);

/// What such a run does. A scene is named by words: "sight rooms ours", "turns cave 2", where the peer is a number of
/// TcodMap::algorithms. False if there is no such scene.
bool playCounted(const QStringList &scene, int repetitions);
