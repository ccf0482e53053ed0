#pragma once

#include "gamecore/sharing/bitcoder.h"
#include "gamecore/sharing/fileparts.h"

/// Codes the parts of a file with models, and gives what was coded. While reading `parts` does not matter, and there is
/// nothing if nobody can have written that or a part alone has more than `most` bytes.
std::optional<FileParts> codeParts(BitCoder &coder, const FileParts &parts, qsizetype most);
/// Whether the models take them.
bool canCodeParts(const FileParts &parts);
