#include "app/shelves/firstsight.h"

#include "editor/art/canvascolors.h"
#include "editor/pictures/levelthumbnail.h"
#include "gamecore/play/game.h"

#include <QPainter>
#include <QRect>

#include <algorithm>

namespace {

/// No card shows less: a corner that is seen alone would be drawn larger than any other card.
constexpr QSize leastCells{20, 15};

QRect seenPart(const World &world)
{
    QRect part;
    for (const Point cell : world.sight().visible()) {
        part |= QRect(cell.x, cell.y, 1, 1);
    }
    return part;
}

/// A part of at least leastCells if the level has so many, with what is seen in its middle as far as the level goes on.
QRect framed(QRect part, Size level)
{
    const QSize whole(level.width, level.height);
    const QPoint middle = part.center();
    part.setSize(part.size().expandedTo(leastCells.boundedTo(whole)));
    part.moveCenter(middle);
    part.moveLeft(qBound(0, part.left(), whole.width() - part.width()));
    part.moveTop(qBound(0, part.top(), whole.height() - part.height()));
    return part;
}

void darken(QImage &image, const World &world, QRect part)
{
    const QSizeF size = image.deviceIndependentSize();
    QPainter painter(&image);
    painter.scale(size.width() / part.width(), size.height() / part.height());
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x) {
            const Point cell{x + part.left(), y + part.top()};
            if (!world.isVisible(cell)) {
                painter.fillRect(QRectF(x, y, 1, 1), CanvasColors::ink);
            }
        }
    }
}

} // namespace

bool hidesItself(const Level &level, const Catalogue &catalogue)
{
    IssueList shownElsewhere;
    return rulesOf(level, catalogue, shownElsewhere).vision != Vision::All;
}

QImage firstSight(const LevelPicture &picture, const CataloguePtr &catalogue, const PlayableLevel &level, QSize box,
                  double ratio)
{
    const Game game = Game::start(catalogue, level, 0).game;
    const World &world = game.world();
    const QRect part = framed(seenPart(world), world.size());
    QImage image = levelThumbnail(picture, level.level(), part, box, ratio);
    darken(image, world, part);
    return image;
}
