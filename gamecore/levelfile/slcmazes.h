#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/levelfile/mazelines.h"

/// True if a text is a Sokoban collection in XML (`.slc`).
bool isSlc(QStringView text);

/// Reads the levels of such a collection with their names and authors. Adds an issue if it is not well-formed.
FoundMazes mazesInSlc(QStringView text, qsizetype most, IssueList &issues);
