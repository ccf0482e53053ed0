#pragma once

#include <QtGlobal>

/// How often a test repeats what chance makes: `usual` times, but `whole` times where `./dev soak` runs it.
inline int repeats(int usual, int whole)
{
    return qEnvironmentVariableIsSet("MAZEWRIGHT_SOAK") ? whole : usual;
}
