#pragma once

#include "gamecore/packing/bundlefile.h"

/// The part of `convert` about campaigns as one file: packs the campaign IN into OUT, `NAME.mazewright`, or unpacks
/// such a file to the campaign file OUT and its levels beside it. Returns the exit code.
int convertBundle(const QString &in, const QString &out);
