#include "app/versions/differencepicture.h"

#include "app/cli/picturefile.h"
#include "editor/art/canvascolors.h"
#include "editor/art/markpainting.h"
#include "editor/art/tilescale.h"
#include "editor/pictures/differencelayer.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/level/level.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int usualTile = 32;
constexpr int longestUsualSide = 8192;
constexpr int gap = 8;
constexpr int swatchSide = 20;
constexpr int letterPixels = 15;

struct Caption {
    const DifferenceMarkRow *row = nullptr;
    int width = 0;
};

std::vector<Caption> captionsOf(const DifferenceLayers &layers, const QFontMetrics &metrics)
{
    std::vector<Caption> captions;
    for (const DifferenceMarkRow &row : differenceMarks()) {
        if (layers.has(row.what)) {
            const int text = metrics.horizontalAdvance(QString::fromUtf8(row.name));
            captions.push_back({&row, swatchSide + gap + text + 2 * gap});
        }
    }
    return captions;
}

/// Things hide what is marked below them: where it is about them, a small mark lies in the corner of their cell.
void drawBadges(QPainter &painter, const CellLayer &layer, QPoint corner, int tile)
{
    constexpr int smallestTile = 16;
    for (const DifferenceMarkRow &row : differenceMarks()) {
        if (row.what == DifferenceMarkRow::What::Terrain || row.what == DifferenceMarkRow::What::Beyond
            || tile < smallestTile) {
            continue;
        }
        const QPixmap badge = markSwatch(row.mark, tile * 3 / 8, 1);
        const Grid<std::uint8_t> &cells = *layer.cells;
        eachCell(QRect(0, 0, cells.width(), cells.height()), [&](Point cell) {
            if ((cells.at(cell) >> int(row.what) & 1) != 0) {
                const int right = corner.x() + (cell.x + 1) * tile;
                painter.drawPixmap(right - badge.width(), corner.y() + cell.y * tile, badge);
            }
        });
    }
}

/// Draws the captions from the left, in as many lines as they take; returns the height. Without a painter only that.
int drawCaptions(QPainter *painter, const std::vector<Caption> &captions, Point corner, int width)
{
    int x = corner.x;
    int y = corner.y;
    for (const Caption &caption : captions) {
        if (x + caption.width > width && x > corner.x) {
            x = corner.x;
            y += swatchSide + gap;
        }
        if (painter) {
            painter->drawPixmap(x, y, markSwatch(caption.row->mark, swatchSide, 1));
            painter->drawText(QRect(x + swatchSide + gap, y, caption.width, swatchSide), Qt::AlignVCenter,
                              QString::fromUtf8(caption.row->name));
        }
        x += caption.width;
    }
    return y + swatchSide + gap - corner.y;
}

} // namespace

QImage differencePicture(const Catalogue &catalogue, const Level &before, const Level &after,
                         const LevelDifference &difference)
{
    const int columns = before.size().width + after.size().width;
    const int rows = std::max(before.size().height, after.size().height);
    const int tile = std::clamp(longestUsualSide / std::max({1, columns, rows}), 1, usualTile);
    if (!canBeDrawn({columns + 1, rows}, tile)) {
        return {};
    }
    const DifferenceLayers layers = layersOf(difference, before, after);
    QFont font;
    font.setPixelSize(letterPixels);
    const std::vector<Caption> captions = captionsOf(layers, QFontMetrics(font));
    constexpr int narrowest = 240;
    const int width = std::max(columns * tile + 3 * gap, narrowest);
    const int top = swatchSide + 2 * gap;
    const int bottom = top + rows * tile + gap;
    QImage picture(width, bottom + drawCaptions(nullptr, captions, {gap, bottom}, width), QImage::Format_RGB32);
    picture.fill(CanvasColors::ink);
    QPainter painter(&picture);
    painter.setFont(font);
    painter.setPen(CanvasColors::bright);
    const int middle = before.size().width * tile + 2 * gap;
    const LevelPicture levels(catalogue);
    painter.drawText(QRect(gap, gap, width, swatchSide), Qt::AlignVCenter, u"before"_s);
    painter.drawText(QRect(std::max(middle, narrowest / 2), gap, width, swatchSide), Qt::AlignVCenter, u"after"_s);
    painter.drawImage(gap, top, levels.draw(before, tile, layers.before));
    painter.drawImage(middle, top, levels.draw(after, tile, layers.after));
    drawBadges(painter, layers.before, {gap, top}, tile);
    drawBadges(painter, layers.after, {middle, top}, tile);
    drawCaptions(&painter, captions, {gap, bottom}, width);
    return picture;
}
