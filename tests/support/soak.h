#pragma once

#include <QtGlobal>

/// True if `./dev soak` runs the tests, which repeats all that chance makes and tries all combinations of cases.
inline bool isSoak()
{
    return qEnvironmentVariableIsSet("MAZEWRIGHT_SOAK");
}

/// How often a test repeats what chance makes: `usual` times, but `whole` times where `./dev soak` runs it.
inline int repeats(int usual, int whole)
{
    return isSoak() ? whole : usual;
}
