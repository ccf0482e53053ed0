#include "editor/panels/steppicture.h"

#include "editor/art/icon.h"
#include "editor/document/levelstep.h"
#include "editor/pictures/cellsketch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int iconSide = 20;
/// Largest number of runs drawn; a small picture cannot show more.
constexpr std::size_t mostPictureRuns = 100'000;

QRect regionOf(const std::vector<LevelEdit> &edits)
{
    QRect region;
    for (const LevelEdit &edit : edits) {
        if (const auto *change = std::get_if<LevelChange>(&edit)) {
            region |= change->region() & QRect(0, 0, largestSide, largestSide);
        }
    }
    return region;
}

void drawChange(CellSketch &sketch, const LevelChange &change)
{
    const std::size_t runs = std::min(change.terrain.size(), mostPictureRuns);
    for (std::size_t i = 0; i < runs; ++i) {
        const TerrainRun &run = change.terrain[i];
        sketch.drawTerrain({run.span.x, run.span.y}, run.span.length, run.after);
    }
    const bool isMove = change.thingsBefore.size() == change.thingsAfter.size();
    for (const Thing &thing : change.thingsBefore) {
        const bool isReplaced =
            std::binary_search(change.thingsAfter.begin(), change.thingsAfter.end(), thing,
                               [](const Thing &a, const Thing &b) { return readsBefore(a.cell, b.cell); });
        if (!isReplaced) {
            sketch.drawGone(thing, isMove);
        }
    }
    for (const Thing &thing : change.thingsAfter) {
        sketch.drawThing(thing);
    }
}

QString iconOf(const LevelReshape &reshape)
{
    if (reshape.orientation == Orientation()) {
        return reshape.lost.empty() ? u"resize"_s : u"crop"_s;
    }
    if (reshape.orientation.isFlipped) {
        return reshape.orientation == Orientation::upDown() ? u"flip_up_down"_s : u"flip_left_right"_s;
    }
    return reshape.orientation == Orientation::counterclockwise() ? u"turn_left"_s : u"turn_right"_s;
}

QImage iconPicture(const QString &name)
{
    return programIcon(name).pixmap(iconSide, iconSide).toImage();
}

} // namespace

QImage stepPicture(const QUndoCommand &step, const Catalogue &catalogue, const Tileset &tileset, QSize most)
{
    const auto *levelStep = dynamic_cast<const LevelStep *>(&step); // null for a SwapStep
    const std::vector<LevelEdit> none;
    const std::vector<LevelEdit> &edits = levelStep ? levelStep->edits() : none;
    for (const LevelEdit &edit : edits) {
        if (const auto *reshape = std::get_if<LevelReshape>(&edit)) {
            return iconPicture(iconOf(*reshape));
        }
    }
    const QRect region = regionOf(edits);
    if (region.isEmpty()) {
        return iconPicture(u"edit"_s);
    }
    CellSketch sketch(catalogue, tileset, region, most);
    for (const LevelEdit &edit : edits) {
        drawChange(sketch, std::get<LevelChange>(edit));
    }
    return sketch.take();
}
