#include "editor/panels/overlayrows.h"

#include "editor/art/canvascolors.h"

#include <QCoreApplication>

#include <array>

namespace {

QString figure(qint64 value)
{
    return QString::number(value);
}

QString cellsOf(const ShapeOverlays &shape, Overlay overlay)
{
    return figure(shape.counts[std::size_t(overlay)]);
}

class OverlayText {
    Q_DECLARE_TR_FUNCTIONS(Overlay)

public:
    static QString unreachable(const ShapeOverlays &shape)
    {
        return tr("Unreachable cells: %1").arg(cellsOf(shape, Overlay::Unreachable));
    }
    static QString deadEnds(const ShapeOverlays &shape)
    {
        return tr("Dead ends: %1").arg(cellsOf(shape, Overlay::DeadEnds));
    }
    static QString chokepoints(const ShapeOverlays &shape)
    {
        return tr("Chokepoints: %1").arg(cellsOf(shape, Overlay::Chokepoints));
    }
    static QString distance(const ShapeOverlays &shape)
    {
        return tr("Steps from the start: up to %1; a line every %2 steps")
            .arg(figure(shape.farthest), figure(distanceBand(shape.farthest)));
    }
    static QString startView(const ShapeOverlays &shape)
    {
        return tr("Cells seen from the start: %1; monsters: %2, items: %3")
            .arg(cellsOf(shape, Overlay::StartView), figure(shape.monstersInView), figure(shape.itemsInView));
    }
};

constexpr std::array overlayRows{
    OverlayRow{.overlay = Overlay::Unreachable,
               .id = CommandId{"overlayUnreachable"},
               .name = QT_TRANSLATE_NOOP("Overlay", "Unreachable cells"),
               .tip = QT_TRANSLATE_NOOP("Overlay", "Hatch the cells that the hero can never reach"),
               .mark = CellMark{CellPattern::Crossed, LayerColors::vermilion, true},
               .line = OverlayText::unreachable},
    OverlayRow{.overlay = Overlay::Patrols,
               .id = CommandId{"overlayRounds"},
               .name = QT_TRANSLATE_NOOP("Overlay", "Monster patrols"),
               .tip = QT_TRANSLATE_NOOP("Overlay", "Hatch the cells that each monster can reach on its patrol"),
               .mark = CellMark{CellPattern::Rising, LayerColors::skyBlue, true},
               .line = nullptr},
    OverlayRow{.overlay = Overlay::DeadEnds,
               .id = CommandId{"overlayDeadEnds"},
               .name = QT_TRANSLATE_NOOP("Overlay", "Dead ends"),
               .tip = QT_TRANSLATE_NOOP("Overlay", "Mark the cells with a single way out"),
               .mark = CellMark{CellPattern::Square, LayerColors::purple, false},
               .line = OverlayText::deadEnds},
    OverlayRow{.overlay = Overlay::Chokepoints,
               .id = CommandId{"overlayChokepoints"},
               .name = QT_TRANSLATE_NOOP("Overlay", "Chokepoints"),
               .tip = QT_TRANSLATE_NOOP("Overlay", "Mark the cells that split the level when blocked"),
               .mark = CellMark{CellPattern::Diamond, LayerColors::orange, false},
               .line = OverlayText::chokepoints},
    OverlayRow{.overlay = Overlay::Distance,
               .id = CommandId{"overlayDistance"},
               .name = QT_TRANSLATE_NOOP("Overlay", "Steps from the start"),
               .tip = QT_TRANSLATE_NOOP("Overlay", "Show how many steps each cell is from the start"),
               .mark = std::nullopt,
               .line = OverlayText::distance},
    OverlayRow{.overlay = Overlay::StartView,
               .id = CommandId{"overlayStartView"},
               .name = QT_TRANSLATE_NOOP("Overlay", "Seen from the start"),
               .tip = QT_TRANSLATE_NOOP("Overlay", "Show what the hero sees at the start"),
               .mark = CellMark{CellPattern::Grained, LayerColors::yellow, true},
               .line = OverlayText::startView},
};
static_assert(hasEachItsRow<&OverlayRow::overlay>(overlayRows), "each overlay needs its row, at its place");
constexpr bool areOverlaysTold()
{
    for (const OverlayRow &row : overlayRows) {
        if (!row.name || !row.tip || (!row.line && row.overlay != Overlay::Patrols)) {
            return false;
        }
    }
    return true;
}
static_assert(areOverlaysTold(), "each overlay has a name, a tip and a line in the legend");

} // namespace

const OverlayRow &overlayRow(Overlay overlay)
{
    return overlayRows[std::size_t(overlay)];
}

QString overlayName(Overlay overlay)
{
    return QCoreApplication::translate("Overlay", overlayRow(overlay).name);
}

QString overlayTip(Overlay overlay)
{
    return QCoreApplication::translate("Overlay", overlayRow(overlay).tip);
}

int distanceBand(int farthest)
{
    int band = 10;
    for (int i = 0; farthest / band >= CellLayer::mostBands; ++i) {
        band = i % 2 == 0 ? band * 5 : band * 2;
    }
    return band;
}
