#include "editor/panels/overlaylegend.h"

#include "editor/art/layercolors.h"
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
    static QString roundsHeading() { return tr("Patrols:"); }
    static QString noRounds() { return tr("No monster patrols here"); }

    static QString rounds(const RoundsOverlay::Monster &monster, qint64 floor, const Level &level,
                          const Catalogue &catalogue, bool isAlone)
    {
        return (isAlone ? tr("Patrol of %1 (cell %2, %3): %4 of %5 floor cells")
                        : tr("%1 (%2, %3): %4 of %5 floor cells"))
            .arg(thingName(level, monster.thing, catalogue), number(monster.cell.x), number(monster.cell.y),
                 number(monster.cells), number(floor));
    }

    static QString allRounds(const RoundsOverlay &rounds)
    {
        return tr("Patrols of %n monsters together: %1 of %2 floor cells", nullptr, int(rounds.monsters))
            .arg(number(rounds.covered), number(rounds.floor));
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

void addRoundsLines(std::vector<LegendLine> &lines, const RoundsOverlay &rounds, const Level &level,
                    const Catalogue &catalogue, double ratio)
{
    if (rounds.monsters == 0) {
        lines.push_back({{}, LegendText::noRounds()});
    } else if (rounds.apart.empty()) {
        lines.push_back({swatchOf(Overlay::Rounds, swatchSide, ratio), LegendText::allRounds(rounds)});
    }
    const bool isAlone = rounds.apart.size() == 1;
    if (rounds.apart.size() > 1) {
        lines.push_back({{}, LegendText::roundsHeading()});
    }
    for (std::size_t i = 0; i < rounds.apart.size(); ++i) {
        lines.push_back({markSwatch(roundsMark(i, rounds.apart.size()), swatchSide, ratio),
                         LegendText::rounds(rounds.apart[i], rounds.floor, level, catalogue, isAlone)});
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

CellMark roundsMark(std::size_t place, std::size_t count)
{
    static constexpr std::array marks{
        CellMark{CellPattern::Rising, LayerColors::skyBlue}, CellMark{CellPattern::Falling, LayerColors::orange},
        CellMark{CellPattern::Upright, LayerColors::green},  CellMark{CellPattern::Level, LayerColors::purple},
        CellMark{CellPattern::Rings, LayerColors::yellow},   CellMark{CellPattern::Dot, LayerColors::white}};
    static_assert(marks.size() == std::size_t(RoundsOverlay::mostApart));
    static_assert(RoundsOverlay::mostApart <= CellMark::mostLanes);
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
    if (made.rounds && made.rounds->cells->size() == size) {
        CellLayer layer;
        layer.cells = made.rounds->cells;
        if (made.rounds->apart.empty()) {
            layer.marks.push_back(*overlayRow(Overlay::Rounds).mark);
        }
        for (std::size_t i = 0; i < made.rounds->apart.size(); ++i) {
            layer.marks.push_back(roundsMark(i, made.rounds->apart.size()));
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
    if (made.rounds) {
        addRoundsLines(lines, *made.rounds, level, catalogue, ratio);
    }
    return lines;
}

QString thingName(const Level &level, std::size_t thing, const Catalogue &catalogue)
{
    const std::optional<KindId> kind =
        thing < level.things.size() ? catalogue.kindOf(level.things[thing].kind) : std::nullopt;
    return kind ? nameOf(catalogue.kind(*kind).look) : QString();
}
