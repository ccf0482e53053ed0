#include "app/cli/heatpicture.h"

#include "app/playtests/findings.h"
#include "editor/art/canvascolors.h"
#include "editor/pictures/layerpainter.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/level/level.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int heatTile = 32;
/// The longest side of a picture in pixels. Large levels get smaller cells.
constexpr int longestHeatSide = 8192;
constexpr int heatMargin = 8;
constexpr int swatch = 20;
constexpr int textPixels = 15;
constexpr int namedBots = 3;

CellCounts countsOfAll(const Playtest &playtest, CellCounts LevelFigures::*counts)
{
    CellCounts sum;
    for (const BotFigures &bot : playtest.bots) {
        if (!bot.places.empty()) {
            addCounts(sum, bot.places.front().*counts);
        }
    }
    return sum;
}

/// Returns a title such as `deaths: 800 games by careful, runner`.
QString titleOf(const Playtest &playtest, const CellCountsRow &counts)
{
    qint64 games = 0;
    QStringList names;
    for (const BotFigures &bot : playtest.bots) {
        games += bot.games();
        names.append(bot.bot);
    }
    const QString by = names.size() > namedBots ? u"%1 bots"_s.arg(names.size()) : names.join(u", "_s);
    return u"%1: %2 games by %3"_s.arg(counts.key).arg(games).arg(by);
}

/// An entry of the legend: one strength.
struct LegendPart {
    QPixmap swatch; ///< null: no swatch
    QString text;
};

std::vector<LegendPart> legendOf(const HeatLayer &heat)
{
    if (!heat.layer) {
        return {{.swatch = {}, .text = u"no cells"_s}};
    }
    std::vector<LegendPart> parts;
    for (int i = 0; i < HeatLayer::strengths; ++i) {
        const qint64 from = heat.from[std::size_t(i)];
        if (heat.has(i)) {
            const QString text =
                heat.lastOf(i) == from ? QString::number(from) : u"%1–%2"_s.arg(from).arg(heat.lastOf(i));
            parts.push_back({markSwatch(heat.layer->marks[std::size_t(i)], swatch, 1), text});
        }
    }
    return parts;
}

QImage drawLegend(const QString &title, const std::vector<LegendPart> &parts)
{
    QFont font;
    font.setPixelSize(textPixels);
    const QFontMetrics metrics(font);
    int width = heatMargin;
    for (const LegendPart &part : parts) {
        width += swatch + heatMargin + metrics.horizontalAdvance(part.text) + 2 * heatMargin;
    }
    width = std::max(width, metrics.horizontalAdvance(title) + 2 * heatMargin);
    QImage legend(width, 2 * swatch + 3 * heatMargin, QImage::Format_RGB32);
    legend.fill(CanvasColors::ink);
    QPainter painter(&legend);
    painter.setFont(font);
    painter.setPen(CanvasColors::bright);
    painter.drawText(QRect(heatMargin, heatMargin, width - heatMargin, swatch), Qt::AlignVCenter, title);
    int x = heatMargin;
    for (const LegendPart &part : parts) {
        const int y = 2 * heatMargin + swatch;
        painter.drawPixmap(x, y, part.swatch);
        x += part.swatch.isNull() ? 0 : swatch + heatMargin;
        painter.drawText(QRect(x, y, width - x, swatch), Qt::AlignVCenter, part.text);
        x += metrics.horizontalAdvance(part.text) + 2 * heatMargin;
    }
    return legend;
}

} // namespace

QImage heatPicture(const Catalogue &catalogue, const Level &level, const Playtest &playtest,
                   const CellCountsRow &counts)
{
    const HeatLayer heat = heatOf(countsOfAll(playtest, counts.counts), level.size());
    const int tile = std::clamp(longestHeatSide / std::max(level.size().width, level.size().height), 1, heatTile);
    const QImage drawn = LevelPicture(catalogue).draw(level, tile, heat.layer.value_or(CellLayer()));
    const QImage legend = drawLegend(titleOf(playtest, counts), legendOf(heat));
    QImage picture(std::max(drawn.width(), legend.width()), drawn.height() + legend.height(), QImage::Format_RGB32);
    picture.fill(CanvasColors::ink);
    QPainter painter(&picture);
    painter.drawImage(0, 0, drawn);
    painter.drawImage(0, drawn.height(), legend);
    return picture;
}

QStringList heatWords()
{
    QStringList words;
    for (const CellCountsRow &row : cellCountsRows) {
        words.append(row.key);
    }
    return words;
}

const CellCountsRow *heatRow(const QString &word)
{
    const auto row = std::find_if(cellCountsRows.begin(), cellCountsRows.end(),
                                  [&word](const CellCountsRow &each) { return word == each.key; });
    return row == cellCountsRows.end() ? nullptr : &*row;
}
