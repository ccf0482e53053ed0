#pragma once

#include "gamecore/base/files.h"

/// What can be done about a file that could not be saved.
enum class AfterFault : std::uint8_t {
    SaveElsewhere, ///< a person chose its place
    TryAgain,      ///< its place is that of the program's data, and a person wanted it written
    ByItself       ///< the program keeps it, and writes it again before long
};

/// What went wrong, why, and what to do; plain text.
QString sentenceOf(const SaveFault &fault, AfterFault after = AfterFault::SaveElsewhere);
