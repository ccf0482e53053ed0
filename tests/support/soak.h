#pragma once

#include <QtGlobal>

/// True if `./dev soak` runs the tests: it repeats all random tests many times and tries all combinations of cases.
inline bool isSoak()
{
    return qEnvironmentVariableIsSet("MAZEWRIGHT_SOAK");
}

/// Returns the number of repetitions of a random test: `usual`, or `whole` under `./dev soak`.
inline int repeats(int usual, int whole)
{
    return isSoak() ? whole : usual;
}
