#include "app/hud/endscene.h"

#include "app/hud/worldsprites.h"
#include "editor/art/canvascolors.h"
#include "editor/art/tileset.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int sceneHeight = 96;
constexpr double sceneRadius = 8;
constexpr int floorTile = 48;
constexpr int figure = 64;
/// Distance of the figures from the middle.
constexpr int figureOffset = 34;
constexpr double lyingAngle = 84;
constexpr double lyingStrength = 0.8;

/// Returns the picture of the treasure that a hero with treasure carries; empty if there is none.
QString treasureIn(const World &world)
{
    for (const Item &item : world.items()) {
        const Kind &kind = world.catalogue().kind(item.kind);
        if (kind.category == KindCategory::Treasure) {
            return pictureOf(kind.look);
        }
    }
    return {};
}

} // namespace

EndCast endCastOf(const World &world, const QString &tileset, const Appearance &killer)
{
    EndCast cast{.hero = {pictureOf(world.kindOf(heroId).look)}, .hasWon = world.status() == Status::Won};
    const std::vector<Sprite> sprites = spritesOf(world);
    const auto hero = std::find_if(sprites.begin(), sprites.end(), [](const Sprite &one) { return one.id == heroId; });
    if (hero != sprites.end()) {
        cast.hero = QStringList{hero->picture} + hero->pieces;
    }
    if (cast.hasWon) {
        cast.other = treasureIn(world);
    } else if (!killer.name.isEmpty()) {
        cast.other = pictureOf(killer);
    }
    cast.floor = tileset;
    return cast;
}

EndScene::EndScene(QWidget *parent) : QWidget(parent), m_tileset(std::make_unique<Tileset>())
{
    setObjectName(u"endScene"_s);
    setFixedHeight(sceneHeight);
}

EndScene::~EndScene() = default;

void EndScene::setCast(const EndCast &cast)
{
    if (cast != m_cast) {
        m_cast = cast;
        update();
    }
}

void EndScene::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()), sceneRadius, sceneRadius);
    painter.setClipPath(outline);
    painter.fillRect(rect(), CanvasColors::ink);
    paintFloor(painter);
    paintDarkness(painter);
    paintFigures(painter);
}

/// Paints floor, the same in each scene of a set.
void EndScene::paintFloor(QPainter &painter) const
{
    const int left = (width() / 2) % floorTile - floorTile;
    for (int x = left, number = 0; x < width(); x += floorTile) {
        for (int y = 0; y < height(); y += floorTile, ++number) {
            const QString picture = m_tileset->inSet(m_cast.floor, u"floor_%1"_s.arg(number % 4));
            painter.drawPixmap(x, y, m_tileset->pixmap(picture, floorTile, devicePixelRatioF()));
        }
    }
}

void EndScene::paintFigures(QPainter &painter) const
{
    const auto draw = [&](const QString &picture, QPointF middle) {
        const QPixmap pixmap = m_tileset->pixmap(picture, figure, devicePixelRatioF());
        painter.drawPixmap(middle - QPointF(figure, figure) / 2, pixmap);
    };
    const QPointF middle = QRectF(rect()).center();
    const double offset = m_cast.other.isEmpty() ? 0 : figureOffset;
    if (!m_cast.other.isEmpty()) {
        draw(m_cast.other, middle + QPointF(offset, 0));
    }
    painter.translate(middle - QPointF(offset, 0));
    if (!m_cast.hasWon) {
        painter.translate(0, figure / 8.0);
        painter.rotate(-lyingAngle);
        painter.setOpacity(lyingStrength);
    }
    for (const QString &picture : m_cast.hero) {
        draw(picture, {});
    }
}

/// Paints the light, which is weak and cool after a death, and the darkness around it.
void EndScene::paintDarkness(QPainter &painter) const
{
    painter.save();
    painter.translate(QRectF(rect()).center());
    painter.scale(width() / 2.0, height() * 0.75);
    QRadialGradient pool(QPointF(0, 0), 1);
    const QColor light = m_cast.hasWon ? CanvasColors::light : CanvasColors::farLight;
    pool.setColorAt(0, withAlpha(light, m_cast.hasWon ? 0.3F : 0.45F));
    pool.setColorAt(0.35, withAlpha(CanvasColors::ink, m_cast.hasWon ? 0.12F : 0.5F));
    pool.setColorAt(0.8, withAlpha(CanvasColors::ink, 0.86F));
    pool.setColorAt(1, CanvasColors::ink);
    painter.fillRect(QRectF(-1, -1, 2, 2), pool);
    painter.restore();
}
