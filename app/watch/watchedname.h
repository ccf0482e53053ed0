#pragma once

#include <QString>

class KeptRuns;
struct LoadedRun;

/// What a run that is watched is called, in the language of the program, as plain text.
struct WatchedName {
    QString title; ///< as the person calls it, or its level or dungeon with its hero; with its file if it is not kept
    QString file;  ///< for files that are made of it, without an ending: other games of the same have other ones
};

/// The run must have been gone through.
WatchedName nameOf(const LoadedRun &loaded, const KeptRuns &kept);
