#pragma once

#include "editor/edits/levelchange.h"

// Replacing all occurrences of one paint with another, in the area `within` or, if that is null, in the complete level.
// Things match by their kind, and unknown characters by the character; values are ignored. If both kinds can be
// carried, items that monsters carry are also replaced.

/// Returns how many occurrences would be replaced: cells for a terrain, things and carried items for a kind.
qint64 countToReplace(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                      const Area *within);
/// Returns the change that removes all occurrences of `what` and paints `with` on their cells, by the rules of Paint.
/// If both paints are kinds of one category, such as monsters, the things stay, keep their own values and only get the
/// other kind. `with` must not be unique (isUnique()).
LevelChange changeByReplacing(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                              const Area *within);
