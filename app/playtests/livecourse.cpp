#include "app/playtests/livecourse.h"

#include "editor/files/trustedfolders.h"
#include "gamecore/tiled/tiledformats.h"

#include <QFileInfo>

namespace {

std::optional<PlayableLevel> playableAt(const LiveCourse::Place &place, const Catalogue &shipped)
{
    if (!place.level) {
        std::optional<PlayableLevel> read =
            openLevelFile(place.path, shipped, {}, checkStructure, {.trusted = trustedFolders(place.path)})
                .level.playable();
        if (read && read->level().name.isEmpty()) {
            read->setName(QFileInfo(place.path).fileName());
        }
        return read;
    }
    IssueList issues;
    return PlayableLevel::check(*place.level, shipped, issues);
}

} // namespace

CheckedCourse checkCourse(const LiveCourse &course, const CataloguePtr &shipped, qint64 mostCells)
{
    CheckedCourse checked;
    Course playable{.shipped = shipped, .levels = {}, .carriesHero = course.carriesHero};
    qint64 cells = 0;
    for (std::size_t place = 0; place < course.levels.size(); ++place) {
        std::optional<PlayableLevel> level = playableAt(course.levels[place], *shipped);
        if (!level) {
            checked.damaged = place;
            return checked;
        }
        cells += level->level().size().area();
        if (cells > mostCells) {
            checked.isTooLarge = true;
            return checked;
        }
        playable.levels.push_back(std::move(*level));
    }
    checked.hash = playtestOf(playable, {}, {}).levelHash;
    checked.course = std::move(playable);
    return checked;
}
