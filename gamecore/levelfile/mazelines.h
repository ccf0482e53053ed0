#pragma once

#include "gamecore/levelfile/drawntext.h"
#include "gamecore/levelfile/pythonlist.h"

/// A maze as it is gathered from a text.
struct FoundMaze {
    QString title;
    QString author = {};
    std::vector<TextRow> rows;
};

struct FoundMazes {
    std::vector<FoundMaze> mazes;
    bool isVault = false;
    bool isTooMuch = false; ///< there are more than may be; the others are left out
};

/// Gathers the mazes from lines that end in LF. `most` rows of a maze are taken.
FoundMazes mazesInLines(QStringView text, MazeSplit split, qsizetype most);
