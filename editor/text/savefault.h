#pragma once

#include "gamecore/base/files.h"

/// The advice after a failed save.
enum class AfterFault : std::uint8_t {
    SaveElsewhere, ///< the user chose the path
    TryAgain,      ///< the path is in the program's data folder, and the user asked for the save
    ByItself       ///< automatic save, which the program repeats soon
};

/// Returns a plain text sentence: what failed, why, and what to do.
QString sentenceOf(const SaveFault &fault, AfterFault after = AfterFault::SaveElsewhere);
