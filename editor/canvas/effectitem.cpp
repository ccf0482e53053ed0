#include "editor/canvas/effectitem.h"

#include "editor/art/canvascolors.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace {

/// Extent of effects beyond their cells, in scene units.
constexpr double effectMargin = 2 * sceneCell;

/// An effect at a moment.
struct EffectMoment {
    const CanvasEffect &effect;
    const PixelPainting &pixels;
    double part;    ///< of the motion, 0..1
    double opacity; ///< 1 until the effect fades after its motion (CanvasEffectRow::fadeMs)
    QHash<QString, QImage> &drawnTexts;

    double side() const { return pixels.side(); }
    QPointF middleOf(Point cell) const { return pixels.rectAt(cell).center(); }
};

/// Returns the path of a text in bold digits of equal width, with its base line at the origin.
QPainterPath textPath(const QString &text, double height)
{
    QFont font;
    font.setBold(true);
    font.setPixelSize(qMax(1, qRound(height)));
    const QFontMetricsF metrics(font);
    double widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit) {
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    }
    QPainterPath path;
    double x = 0;
    for (const QChar c : text) {
        const double own = metrics.horizontalAdvance(c);
        const double room = c.isDigit() ? widest : own;
        path.addText(QPointF(x + (room - own) / 2, 0), font, QString(c));
        x += room;
    }
    return path;
}

void paintCoin(QPainter *painter, QPointF middle, double radius, const QColor &color)
{
    painter->setPen(QPen(CanvasColors::ink, radius * 0.7));
    painter->setBrush(color);
    painter->drawEllipse(middle, radius, radius);
    painter->setPen(Qt::NoPen);
    painter->drawEllipse(middle, radius, radius);
    painter->setBrush(CanvasColors::ink);
    painter->drawRect(QRectF(middle.x() - radius / 5, middle.y() - radius / 2, radius / 2.5, radius));
}

/// Draws a text with a dark outline, with a coin before it if it tells gold. `ratio` is device pixels per logical
/// pixel.
QImage drawnText(const CanvasEffect &effect, double height, double ratio)
{
    const double outline = qMax(2.0, height / 6);
    const double coin = effect.kind == CanvasEffect::Kind::Gold ? height * 0.32 : 0;
    const QPainterPath digits = textPath(effect.text, height);
    const QRectF box = digits.boundingRect();
    const QRectF all = box.adjusted(-outline - coin * 3.3, -outline, outline, outline);
    QImage image((all.size() * ratio).toSize() + QSize(2, 2), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QPointF(1, 1) / ratio - all.topLeft());
    painter.setPen(QPen(CanvasColors::ink, 2 * outline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(digits);
    painter.fillPath(digits, effect.color);
    if (coin > 0) {
        paintCoin(&painter, {box.left() - coin * 1.8, box.center().y()}, coin, effect.color);
    }
    return image;
}

/// Paints a text that rises above the head. It begins above the health bar, which thus stays visible.
void paintNumber(QPainter *painter, const EffectMoment &moment)
{
    constexpr double smallest = 12;
    constexpr qsizetype mostTexts = 100;
    const double height = qMax(smallest, moment.side() * 18 / 35);
    const double ratio = moment.pixels.scale().ratio;
    const CanvasEffect &effect = moment.effect;
    if (moment.drawnTexts.size() > mostTexts) {
        moment.drawnTexts.clear();
    }
    QImage &text =
        moment.drawnTexts
            [u"%1 %2 %3 %4 %5"_s.arg(effect.text, effect.color.name()).arg(int(effect.kind)).arg(height).arg(ratio)];
    if (text.isNull()) {
        text = drawnText(effect, height, ratio);
    }
    const double eased = 1 - (1 - moment.part) * (1 - moment.part);
    const double rise = moment.side() * (0.73 + 0.25 * eased) + effect.row * height;
    const QSizeF size = text.deviceIndependentSize();
    const QPointF middle = moment.middleOf(effect.cells.front()) - QPointF(0, rise + height * 0.36);
    const QPointF corner = (middle - QPointF(size.width(), size.height()) / 2) * ratio;
    painter->setOpacity(moment.opacity);
    painter->drawImage(QPointF(corner.toPoint()) / ratio, text);
}

/// Paints a small bright body with a tail.
void paintMissile(QPainter *painter, const EffectMoment &moment)
{
    const std::vector<Point> &cells = moment.effect.cells;
    if (moment.part >= 1) {
        return;
    }
    const QPointF from = moment.middleOf(cells.front());
    const QPointF to = moment.middleOf(cells.back());
    const double radius = qMax(2.0, moment.side() / 9);
    painter->setPen(Qt::NoPen);
    constexpr int tail = 4;
    for (int i = tail; i >= 0; --i) {
        const double at = std::max(0.0, moment.part - i * 0.04);
        const double size = radius * (1 - 0.15 * i);
        painter->setBrush(i == 0 ? CanvasColors::ink : withAlpha(moment.effect.color, 0.7F - 0.12F * float(i)));
        painter->drawEllipse(from + (to - from) * at, size + (i == 0 ? 1.5 : 0), size + (i == 0 ? 1.5 : 0));
    }
    const QPointF head = from + (to - from) * moment.part;
    painter->setBrush(moment.effect.color);
    painter->drawEllipse(head, radius, radius);
    painter->setBrush(CanvasColors::bright);
    painter->drawEllipse(head - QPointF(radius, radius) / 4, radius / 2, radius / 2);
}

/// Paints a jagged line along the cells.
void paintBolt(QPainter *painter, const EffectMoment &moment)
{
    QPolygonF line;
    const std::vector<Point> &cells = moment.effect.cells;
    const QPointF way = moment.middleOf(cells.back()) - moment.middleOf(cells.front());
    const double length = std::max(1.0, std::hypot(way.x(), way.y()));
    const QPointF across = QPointF(-way.y(), way.x()) / length * moment.side() / 5;
    const int turn = moment.part < 0.5 ? 0 : 1; // two pictures
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool isEnd = i == 0 || i + 1 == cells.size();
        const double aside = isEnd ? 0 : (int(i) + turn) % 2 == 0 ? 1 : -1;
        line.append(moment.middleOf(cells[i]) + across * aside);
    }
    const double width = qMax(2.0, moment.side() / 12);
    painter->setOpacity(1 - moment.part * moment.part);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(CanvasColors::ink, width * 2.6, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter->drawPolyline(line);
    painter->setPen(QPen(moment.effect.color, width * 1.8, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter->drawPolyline(line);
    painter->setPen(QPen(CanvasColors::bright, width * 0.8, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter->drawPolyline(line);
}

/// Calls `paint(cell rectangle, strength)` for the cells that the front of an effect has reached.
template<typename Paint>
void eachReached(const EffectMoment &moment, const Paint &paint)
{
    double farthest = 1;
    const auto distanceOf = [&moment](Point cell) {
        return std::hypot(cell.x - moment.effect.origin.x, cell.y - moment.effect.origin.y);
    };
    for (const Point cell : moment.effect.cells) {
        farthest = std::max(farthest, distanceOf(cell));
    }
    for (const Point cell : moment.effect.cells) {
        const double begins = distanceOf(cell) / farthest * 0.6;
        const double own = (moment.part - begins) / 0.4;
        if (own >= 0) {
            paint(moment.pixels.rectAt(cell), std::clamp(1.2 - own * 0.8, 0.0, 1.0) * (1 - moment.part * 0.4));
        }
    }
}

/// Paints a flame on each cell.
void paintFire(QPainter *painter, const EffectMoment &moment)
{
    painter->setPen(Qt::NoPen);
    eachReached(moment, [&](const QRectF &cell, double strength) {
        painter->setOpacity(strength);
        painter->fillRect(cell, QColor(0xff, 0x6a, 0x2e, 0x70));
        const double u = cell.width() / 32;
        const auto flame = [&](double size, const QColor &color) {
            const QPointF foot(cell.center().x(), cell.bottom() - 3 * u);
            QPainterPath path(foot - QPointF(0, 26 * u * size));
            path.cubicTo(foot + QPointF(4 * u * size, -18 * u * size), foot + QPointF(20 * u * size, -9 * u * size),
                         foot + QPointF(0, 0));
            path.cubicTo(foot + QPointF(-20 * u * size, -8 * u * size), foot + QPointF(-7 * u * size, -14 * u * size),
                         foot - QPointF(0, 26 * u * size));
            painter->fillPath(path, color);
        };
        flame(1, QColor(0xff, 0x7a, 0x2e));
        flame(0.6, QColor(0xff, 0xe2, 0x7a));
    });
}

/// Returns a mask of cells in which each cell is one pixel, with a border of one more pixel. Enlarged smoothly, it has
/// soft edges.
QImage areaMask(const std::vector<Point> &cells, const QRect &around)
{
    QImage mask(around.size(), QImage::Format_ARGB32_Premultiplied);
    mask.fill(Qt::transparent);
    for (const Point cell : cells) {
        mask.setPixel(cell.x - around.left(), cell.y - around.top(), CanvasColors::bright.rgba());
    }
    return mask;
}

/// Returns 0..1 with a smooth beginning and end.
double smooth(double part)
{
    const double inside = std::clamp(part, 0.0, 1.0);
    return inside * inside * (3 - 2 * inside);
}

/// Paints a wave of light that spreads from the origin over the cells and then fades. Its edge is soft where the area
/// ends, so that the area has no corners. It is painted small and enlarged, since an area may be larger than the view.
void paintBlast(QPainter *painter, const EffectMoment &moment)
{
    constexpr int side = 8; // of a cell in the small picture
    const Point origin = moment.effect.origin;
    QRect around;
    double farthest = 0;
    for (const Point cell : moment.effect.cells) {
        around |= QRect(cell.x, cell.y, 1, 1);
        farthest = std::max(farthest, std::hypot(cell.x - origin.x, cell.y - origin.y));
    }
    around.adjust(-1, -1, 1, 1);
    QImage light(around.size() * side, QImage::Format_ARGB32_Premultiplied);
    light.fill(Qt::transparent);
    const QPointF middle = QPointF(origin.x - around.left() + 0.5, origin.y - around.top() + 0.5) * side;
    constexpr double fadeBegin = 0.35;
    const auto left = float(1 - smooth((moment.part - fadeBegin) / (1 - fadeBegin)));
    const double eased = 1 - (1 - moment.part) * (1 - moment.part);
    QRadialGradient wave(middle, (farthest + 1) * side * std::max(0.15, eased));
    wave.setColorAt(0, withAlpha(moment.effect.color, 0.35F * left));
    wave.setColorAt(0.6, withAlpha(moment.effect.color, 0.7F * left));
    wave.setColorAt(0.85, withAlpha(CanvasColors::bright, 0.9F * left));
    wave.setColorAt(1, withAlpha(moment.effect.color, 0));
    QPainter onto(&light);
    onto.fillRect(light.rect(), wave);
    onto.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    onto.setRenderHint(QPainter::SmoothPixmapTransform);
    onto.drawImage(QRectF(light.rect()), areaMask(moment.effect.cells, around));
    onto.end();
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(moment.pixels.rectAt(around), light);
}

/// Paints stars of four points in a ring that grows.
void paintSparkle(QPainter *painter, const EffectMoment &moment)
{
    constexpr int stars = 8;
    const QPointF middle = moment.middleOf(moment.effect.cells.front());
    painter->setOpacity(moment.opacity);
    for (int i = 0; i < stars; ++i) {
        const double angle = 2 * std::numbers::pi * i / stars;
        const double way = moment.side() * (0.4 + (i % 2 == 0 ? 0.9 : 0.6) * moment.part);
        const QPointF center = middle + QPointF(std::cos(angle), std::sin(angle)) * way;
        const double size = moment.side() * (i % 2 == 0 ? 0.2 : 0.14);
        QPainterPath star(center - QPointF(0, size));
        for (const QPointF tip : {QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)}) {
            star.quadTo(center, center + tip * size);
        }
        painter->setPen(QPen(CanvasColors::ink, qMax(1.0, moment.side() / 20)));
        painter->setBrush(i % 2 == 0 ? CanvasColors::accent : CanvasColors::bright);
        painter->drawPath(star);
    }
}

struct CanvasEffectRow {
    CanvasEffect::Kind kind;
    int ms;         ///< length of the motion, at most 150
    int stayMs = 0; ///< time for which it then stands still
    int fadeMs = 0; ///< time for which it fades at the end of that
    bool isReduced = false;
    void (*paint)(QPainter *painter, const EffectMoment &moment);
};

constexpr std::array<CanvasEffectRow, effectKindCount> canvasEffectRows{{
    {.kind = CanvasEffect::Kind::Number,
     .ms = 150,
     .stayMs = 450,
     .fadeMs = 200,
     .isReduced = true,
     .paint = paintNumber},
    {.kind = CanvasEffect::Kind::Gold,
     .ms = 150,
     .stayMs = 450,
     .fadeMs = 200,
     .isReduced = true,
     .paint = paintNumber},
    {.kind = CanvasEffect::Kind::Missile, .ms = 100, .paint = paintMissile},
    {.kind = CanvasEffect::Kind::Bolt, .ms = 150, .paint = paintBolt},
    {.kind = CanvasEffect::Kind::Fire, .ms = 150, .paint = paintFire},
    {.kind = CanvasEffect::Kind::Blast, .ms = 150, .paint = paintBlast},
    {.kind = CanvasEffect::Kind::Sparkle, .ms = 150, .stayMs = 450, .fadeMs = 225, .paint = paintSparkle},
}};
static_assert(hasEachItsRow<&CanvasEffectRow::kind>(canvasEffectRows),
              "each kind of effect needs its row, at its place");

const CanvasEffectRow &rowOf(CanvasEffect::Kind kind)
{
    return canvasEffectRows[std::size_t(kind)];
}

QRectF rectOf(const CanvasEffect &effect)
{
    QRectF rect;
    for (const Point cell : effect.cells) {
        rect |= sceneRectOf(cell);
    }
    return rect.adjusted(-effectMargin, -effectMargin, effectMargin, effectMargin);
}

} // namespace

bool isReduced(CanvasEffect::Kind kind)
{
    return rowOf(kind).isReduced;
}

EffectItem::EffectItem(const LevelPainter &painter) : m_painter(painter)
{
    setFlag(ItemUsesExtendedStyleOption);
    m_clock.start();
}

void EffectItem::setSize(Size size)
{
    prepareGeometryChange();
    m_size = size;
    endEffects();
}

void EffectItem::play(const std::vector<CanvasEffect> &effects)
{
    begin(effects, false);
}

void EffectItem::showStill(const std::vector<CanvasEffect> &effects)
{
    begin(effects, true);
}

void EffectItem::begin(const std::vector<CanvasEffect> &effects, bool areStill)
{
    for (const CanvasEffect &effect : effects) {
        m_running.push_back({effect, m_clock.elapsed() + effect.delayMs, areStill});
        update(rectOf(effect));
    }
}

void EffectItem::endEffects()
{
    for (const Running &running : m_running) {
        update(rectOf(running.effect));
    }
    m_running.clear();
}

std::vector<CanvasEffect> EffectItem::effects() const
{
    std::vector<CanvasEffect> effects;
    for (const Running &running : m_running) {
        effects.push_back(running.effect);
    }
    return effects;
}

void EffectItem::tick()
{
    const qint64 now = m_clock.elapsed();
    for (const Running &running : m_running) {
        update(rectOf(running.effect));
    }
    std::erase_if(m_running, [now](const Running &running) {
        const CanvasEffectRow &row = rowOf(running.effect.kind);
        return now - running.startMs >= row.ms + row.stayMs;
    });
}

QRectF EffectItem::boundingRect() const
{
    return sceneRectOf(QRect(-2, -2, m_size.width + 4, m_size.height + 4));
}

void EffectItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const PixelPainting pixels(painter, m_painter.scale());
    const qint64 now = m_clock.elapsed();
    for (const Running &running : m_running) {
        const CanvasEffectRow &row = rowOf(running.effect.kind);
        const qint64 age = running.isStill ? row.ms : now - running.startMs;
        if (age < 0 || !option->exposedRect.intersects(rectOf(running.effect))) {
            continue;
        }
        const double opacity = row.fadeMs > 0 ? double(row.ms + row.stayMs - age) / row.fadeMs : 1;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        row.paint(painter, {running.effect, pixels, std::min(1.0, double(age) / row.ms), std::clamp(opacity, 0.0, 1.0),
                            m_drawnTexts});
        painter->restore();
    }
}
