#pragma once

#include "gamecore/base/files.h"

/// One or two sentences, as plain text.
QString sentenceOf(const SaveFault &fault);
