#pragma once

#include "editor/pictures/differencelayer.h"
#include "editor/wording/leveldifferencetext.h"
#include "gamecore/level/level.h"

#include <atomic>
#include <memory>

/// A version of a level that another one can be compared with: a file, or a level that is there.
struct VersionSource {
    QString title;                      ///< what it is, for people
    QString path = {};                  ///< read if there is no level
    std::shared_ptr<const Level> level; ///< null: that of the file

    friend bool operator==(const VersionSource &, const VersionSource &) = default;
};

/// What two versions of a level differ in, with all that is needed to show it.
struct ComparedVersions {
    std::shared_ptr<const Level> before; ///< null: it cannot be read
    QString fault;                       ///< why not, in a sentence
    LevelDifference difference;
    DifferenceLayers layers;
    std::vector<ToldDifference> told;
};

/// Reads a version and compares `after` with it. Any thread may do that; once `isCancelled` is set what it gives says
/// nothing. `catalogue` is the shipped one.
ComparedVersions compareVersions(const VersionSource &source, const Level &after, const Catalogue &catalogue,
                                 const std::atomic<bool> &isCancelled);
/// Whether that takes so long that it is worth a worker.
bool isLongComparison(const VersionSource &source, const Level &after);
