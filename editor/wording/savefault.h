#pragma once

#include "gamecore/base/files.h"

/// One or two sentences about a fault, as plain text.
QString sentenceOf(const SaveFault &fault);
