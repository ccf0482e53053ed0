#include "editor/filing/versionview.h"

#include "editor/canvas/canvas.h"
#include "editor/desk/previewcells.h"
#include "editor/widgets/elidedlabel.h"
#include "editor/widgets/newlayout.h"
#include "gamecore/base/issue.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/// Cells smaller than this show no pictures, of which one could tell what changed.
constexpr int smallestTold = 12;
/// What lies below a thing that differs is to be seen through it.
constexpr double faint = 0.6;

} // namespace

VersionView::VersionView(CataloguePtr catalogue, const QString &name, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_title(new ElidedLabel), m_canvas(new Canvas(m_catalogue))
{
    m_title->setObjectName(name + u"Title"_s);
    m_canvas->setObjectName(name);
    m_canvas->setFocusPolicy(Qt::NoFocus);
    m_canvas->setGliding(false);
    QSizePolicy room = m_canvas->sizePolicy();
    room.setRetainSizeWhenHidden(true);
    m_canvas->setSizePolicy(room);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 4);
    layout->addWidget(m_title);
    layout->addWidget(m_canvas, 1);
    connect(&m_canvas->mouse(), &CanvasMouse::pressed, this, [this](Point cell) { Q_EMIT clicked(cell); });
}

void VersionView::setTitle(const QString &title)
{
    m_title->setText(title);
    m_canvas->setAccessibleName(title);
}

void VersionView::setLevel(const Level &level, const CellLayer &layer)
{
    m_canvas->show();
    IssueList toldElsewhere;
    const CataloguePtr inForce = catalogueOf(level, *m_catalogue, toldElsewhere);
    m_canvas->setCatalogue(inForce);
    m_canvas->setTerrain(level.terrain);
    m_canvas->setLayers({layer});
    std::vector<Sprite> sprites = spritesOf(level, *inForce);
    for (Sprite &sprite : sprites) {
        sprite.opacity = layer.cells && layer.cells->at(sprite.cell) != 0 ? faint : 1;
    }
    m_canvas->setSprites(sprites);
}

/// The canvas paints nothing where it has no level, so what it showed last would be left there.
void VersionView::clear()
{
    m_canvas->hide();
    m_canvas->setTerrain({});
    m_canvas->setSprites({});
    showPlace(std::nullopt);
}

void VersionView::showPlace(std::optional<Point> cell, const QRegion &cells)
{
    m_canvas->setTint(CellTint::Selected, cells);
    m_canvas->setCursorCell(cell, CursorLook::Keys);
    if (!cell) {
        return;
    }
    if (m_canvas->tileSize() < smallestTold) {
        m_canvas->zoomOneToOne();
    }
    if (!m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf(*cell))) {
        m_canvas->centerOnCell(*cell);
    }
}
