#pragma once

#include "gamecore/sharing/bitcoder.h"
#include "gamecore/sharing/fileparts.h"

/// Codes the parts of a file with models, and gives what was coded; while reading nothing if nobody can have written
/// that, and `parts` does not matter.
std::optional<FileParts> codeParts(BitCoder &coder, const FileParts &parts);
/// Whether the models take them.
bool canCodeParts(const FileParts &parts);
