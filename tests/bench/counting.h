#pragma once

#include "tests/bench/report/report.h"

/// Counts instructions with callgrind, which do not depend on the load of the machine. Adds rows for field of view and
/// whole turns against libtcod. Runs this program under valgrind, once for each scene and number of repetitions; the
/// difference of two numbers excludes the program's start.
void measureInstructions(Report &report);

/// Plays the scene of such a run. A scene is named by words: "sight rooms ours", "turns cave 2", where the peer is a
/// number of TcodMap::algorithms. Returns false if there is no such scene.
bool playCounted(const QStringList &scene, int repetitions);
