#pragma once

#include "editor/edits/levelchange.h"

// Replacing all of one paint by another, within an area or, if it is null, in the whole level. A thing is recognized
// by its kind, whatever its values. Where both can be carried, what monsters carry is replaced too.

/// How many cells of a terrain, or how many things of a kind, there are to replace.
qint64 countToReplace(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                      const Area *within);
/// Takes `what` away and paints `with` in its place by the rules of painting. A thing that is replaced by another of
/// its category, such as a monster by a monster, keeps its own values. `with` must not be unique.
LevelChange changeByReplacing(const Level &level, const Catalogue &catalogue, const Paint &what, const Paint &with,
                              const Area *within);
