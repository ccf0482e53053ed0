#pragma once

#include "editor/edits/levelchange.h"

// Replaces all occurrences of one paint by another, within an area or, if it is null, in the whole level. Things match
// by kind, whatever their values. If both kinds can be carried, items that monsters carry are replaced too.

/// Returns the number of cells of a terrain, or of things of a kind, to replace.
qint64 countToReplace(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                      const Area *within);
/// Returns the change that removes `what` and paints `with` in its place by the rules of painting. If both are of one
/// category, such as monsters, the thing keeps its own values. `with` must not be unique.
LevelChange changeByReplacing(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                              const Area *within);
