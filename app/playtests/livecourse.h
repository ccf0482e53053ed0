#pragma once

#include "gamecore/playtest/playtest.h"

#include <memory>

/// What is played beside the editor: the level that is edited, alone or among the levels of its campaign.
struct LiveCourse {
    struct Place {
        std::shared_ptr<const Level> level; ///< null: the one in the file of that path
        QString path = {};                  ///< empty: it has no file
    };

    LiveCourse() = default;
    /// A level alone.
    LiveCourse(std::shared_ptr<const Level> alone) : levels{{.level = std::move(alone)}} {}
    LiveCourse(std::vector<Place> all, std::size_t editedPlace, bool carriesItsHero)
        : levels(std::move(all)), edited(editedPlace), carriesHero(carriesItsHero)
    {
    }

    bool isCampaign() const { return levels.size() > 1; }

    std::vector<Place> levels = {}; ///< none: nothing is played
    std::size_t edited = 0;         ///< the place of the edited level, which is not null
    bool carriesHero = false;
};

/// What came of a check.
struct CheckedCourse {
    std::optional<Course> course = {};
    std::uint64_t hash = 0;                  ///< Playtest::levelHash
    std::optional<std::size_t> damaged = {}; ///< the first place whose level cannot be played
    bool isTooLarge = false;
};
/// Reads the levels that are not given and checks all. Takes time by their sizes.
CheckedCourse checkCourse(const LiveCourse &course, const CataloguePtr &shipped, qint64 mostCells);
