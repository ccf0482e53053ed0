#pragma once

#include "gamecore/base/files.h"

/// The kind of save that failed, on which the advice to the user depends.
enum class AfterFault : std::uint8_t {
    SaveElsewhere, ///< to a path that the user chose: advises another folder, name or disk
    TryAgain,      ///< at the user's request, to the program's data folder: advises to try again
    ByItself       ///< an automatic save, which the program repeats soon
};

/// Returns plain text of several sentences: what could not be saved, why, and what to do.
QString sentenceOf(const SaveFault &fault, AfterFault after = AfterFault::SaveElsewhere);
