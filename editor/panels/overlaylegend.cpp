#include "editor/panels/overlaylegend.h"

#include "editor/art/canvascolors.h"
#include "editor/panels/overlayrows.h"
#include "editor/pictures/layerpainter.h"
#include "editor/text/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QCoreApplication>

#include <array>

namespace {

QString number(qint64 value)
{
    return QString::number(value);
}

class LegendText {
    Q_DECLARE_TR_FUNCTIONS(Overlay)

public:
    static QString needsStart() { return tr("This needs a level with one start"); }
    static QString patrolsHeading() { return tr("Patrols:"); }
    static QString noRounds() { return tr("No monster patrols here"); }

    static QString patrols(const PatrolsOverlay::Monster &monster, qint64 floor, const Level &level,
                           const Catalogue &catalogue, bool isAlone)
    {
        return (isAlone ? tr("Patrol of %1 (cell %2, %3): %4 of %5 floor cells")
                        : tr("%1 (%2, %3): %4 of %5 floor cells"))
            .arg(thingName(level, monster.thing, catalogue), number(monster.cell.x), number(monster.cell.y),
                 number(monster.cells), number(floor));
    }

    static QString allPatrols(const PatrolsOverlay &patrols)
    {
        return tr("Patrols of %n monsters together: %1 of %2 floor cells", nullptr, int(patrols.monsters))
            .arg(number(patrols.covered), number(patrols.floor));
    }
};

void addShapeLines(std::vector<LegendLine> &lines, const MadeOverlays &made, double ratio)
{
    if (!made.shape->hasStart) {
        lines.push_back({{}, LegendText::needsStart()});
        return;
    }
    for (const bool isMark : {true, false}) { // numbers come last
        for (int i = 0; i < overlayCount; ++i) {
            const OverlayRow &row = overlayRow(Overlay(i));
            if (row.line && row.mark.has_value() == isMark && hasOverlay(made.wanted, row.overlay)) {
                lines.push_back({swatchOf(row.overlay, swatchSide, ratio), row.line(*made.shape)});
            }
        }
    }
}

void addPatrolLines(std::vector<LegendLine> &lines, const PatrolsOverlay &patrols, const Level &level,
                    const Catalogue &catalogue, double ratio)
{
    if (patrols.monsters == 0) {
        lines.push_back({{}, LegendText::noRounds()});
    } else if (patrols.apart.empty()) {
        lines.push_back({swatchOf(Overlay::Patrols, swatchSide, ratio), LegendText::allPatrols(patrols)});
    }
    const bool isAlone = patrols.apart.size() == 1;
    if (patrols.apart.size() > 1) {
        lines.push_back({{}, LegendText::patrolsHeading()});
    }
    for (std::size_t i = 0; i < patrols.apart.size(); ++i) {
        lines.push_back({markSwatch(patrolMark(i, patrols.apart.size()), swatchSide, ratio),
                         LegendText::patrols(patrols.apart[i], patrols.floor, level, catalogue, isAlone)});
    }
}

CellLayer shapeLayer(const ShapeOverlays &shape, Overlays wanted)
{
    CellLayer layer;
    layer.cells = shape.cells;
    layer.shown = wanted;
    static_assert(overlayCount <= CellLayer::mostMarks);
    for (int i = 0; i < overlayCount; ++i) {
        layer.marks.push_back(overlayRow(Overlay(i)).mark.value_or(CellMark()));
    }
    if (hasOverlay(wanted, Overlay::Distance)) {
        layer.numbers = shape.steps;
        layer.largest = shape.farthest;
        layer.band = distanceBand(shape.farthest);
    }
    return layer;
}

} // namespace

CellMark patrolMark(std::size_t place, std::size_t count)
{
    static constexpr std::array marks{
        CellMark{CellPattern::Rising, LayerColors::skyBlue}, CellMark{CellPattern::Falling, LayerColors::orange},
        CellMark{CellPattern::Upright, LayerColors::green},  CellMark{CellPattern::Level, LayerColors::purple},
        CellMark{CellPattern::Rings, LayerColors::yellow},   CellMark{CellPattern::Dot, LayerColors::white}};
    static_assert(marks.size() == std::size_t(PatrolsOverlay::mostApart));
    static_assert(PatrolsOverlay::mostApart <= CellMark::mostLanes);
    CellMark mark = marks[place];
    mark.lane = int(place);
    mark.lanes = int(count);
    return mark;
}

QPixmap swatchOf(Overlay overlay, int side, double ratio)
{
    const std::optional<CellMark> &mark = overlayRow(overlay).mark;
    return mark ? markSwatch(*mark, side, ratio) : bandSwatch(side, ratio);
}

std::vector<CellLayer> layersOf(const MadeOverlays &made, Size size)
{
    std::vector<CellLayer> layers;
    if (made.shape && made.shape->hasStart && made.shape->cells->size() == size) {
        layers.push_back(shapeLayer(*made.shape, made.wanted));
    }
    if (made.patrols && made.patrols->cells->size() == size) {
        CellLayer layer;
        layer.cells = made.patrols->cells;
        if (made.patrols->apart.empty()) {
            layer.marks.push_back(*overlayRow(Overlay::Patrols).mark);
        }
        for (std::size_t i = 0; i < made.patrols->apart.size(); ++i) {
            layer.marks.push_back(patrolMark(i, made.patrols->apart.size()));
        }
        layers.push_back(layer);
    }
    return layers;
}

std::vector<LegendLine> legendOf(const MadeOverlays &made, const Level &level, const Catalogue &catalogue, double ratio)
{
    std::vector<LegendLine> lines;
    if (made.shape) {
        addShapeLines(lines, made, ratio);
    }
    if (made.patrols) {
        addPatrolLines(lines, *made.patrols, level, catalogue, ratio);
    }
    return lines;
}

QString thingName(const Level &level, std::size_t thing, const Catalogue &catalogue)
{
    const std::optional<KindId> kind =
        thing < level.things.size() ? catalogue.kindOf(level.things[thing].kind) : std::nullopt;
    return kind ? nameOf(catalogue.kind(*kind).look) : QString();
}
