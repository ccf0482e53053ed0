#include "editor/tools/thingactions.h"

#include "editor/tools/strokename.h"
#include "editor/tools/toolbox.h"

namespace {

/// Returns the indices of copies in a level: the first things on their cells, in order.
std::vector<std::size_t> placesOf(const Level &level, const std::vector<Thing> &things)
{
    std::vector<std::size_t> places;
    for (const Thing &thing : things) {
        const std::size_t first = thingsAt(level, thing.cell).first;
        places.push_back(!places.empty() && places.back() >= first ? places.back() + 1 : first);
    }
    return places;
}

} // namespace

bool duplicateSelected(LevelDocument &document, Toolbox &toolbox)
{
    toolbox.cancel();
    const std::vector<std::size_t> things = toolbox.selection().things();
    const Duplicate copies = duplicateOf(document.level(), *document.catalogue(), things);
    if (copies.change.isEmpty()) {
        return false;
    }
    const std::vector<Thing> &placed = copies.change.thingsAfter;
    const QString name = placed.size() == 1
                             ? StrokeName::duplicate(Paint::ofThing(placed.front()), *document.catalogue())
                             : StrokeName::duplicateThings(int(placed.size()));
    toolbox.selection().act([&] {
        document.stroke(name, copies.change);
        toolbox.selection().setThings(placesOf(document.level(), placed));
    });
    return true;
}

bool canMoveInCell(const LevelDocument &document, const Toolbox &toolbox, ThingStep step)
{
    const std::vector<std::size_t> things = toolbox.selection().things();
    return things.size() == 1 && !changeByOrder(document.level(), things.front(), step).isEmpty();
}

bool moveSelectedInCell(LevelDocument &document, Toolbox &toolbox, ThingStep step)
{
    toolbox.cancel();
    if (!canMoveInCell(document, toolbox, step)) {
        return false;
    }
    const std::size_t thing = toolbox.selection().things().front();
    const std::size_t after = placeAfter(document.level(), thing, step);
    const Paint paint = Paint::ofThing(document.level().things[thing]);
    const Catalogue &catalogue = *document.catalogue();
    document.stroke(step == ThingStep::Up ? StrokeName::raise(paint, catalogue) : StrokeName::lower(paint, catalogue),
                    changeByOrder(document.level(), thing, step));
    toolbox.selection().setThings({after});
    return true;
}
