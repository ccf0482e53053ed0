#include "app/hud/endscene.h"

#include "app/hud/worldsprites.h"
#include "editor/art/canvascolors.h"
#include "editor/art/fallenfigure.h"
#include "editor/art/tileset.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"

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

bool isCollected(const Item &item, const World &world)
{
    return item.location == Item::Location::Gone
           && world.catalogue().kind(item.kind).category == KindCategory::Treasure;
}

/// Returns the picture of a treasure that the hero has collected; empty if there is none.
QString treasureIn(const World &world)
{
    const auto &items = world.items();
    const auto found =
        std::find_if(items.begin(), items.end(), [&world](const Item &item) { return isCollected(item, world); });
    return found == items.end() ? QString() : pictureOf(world.catalogue().kind(found->kind).look, found->variant);
}

} // namespace

QString lastTreasureOf(const EventList &events, const World &world)
{
    QString last;
    for (const Event &event : events) {
        const auto isIt = [&](const Item &item) {
            return item.kind == event.item && item.cell == event.cell && isCollected(item, world);
        };
        const auto &items = world.items();
        const auto found =
            event.type == EventType::Collected ? std::find_if(items.begin(), items.end(), isIt) : items.end();
        last = found == items.end() ? last : pictureOf(world.catalogue().kind(found->kind).look, found->variant);
    }
    return last;
}

EndCast endCastOf(const World &world, const QString &tileset, const Appearance &killer, const QString &lastTreasure)
{
    EndCast cast{.hero = {pictureOf(world.kindOf(heroId).look)}, .hasWon = world.status() == Status::Won};
    const std::vector<Sprite> sprites = spritesOf(world);
    const auto hero = std::find_if(sprites.begin(), sprites.end(), [](const Sprite &one) { return one.id == heroId; });
    if (hero != sprites.end()) {
        cast.hero = QStringList{hero->picture} + hero->pieces;
    }
    if (cast.hasWon) {
        cast.other = lastTreasure.isEmpty() ? treasureIn(world) : lastTreasure;
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
    const QPointF corner = QRectF(rect()).center() - QPointF(figure, figure) / 2;
    const QPointF offset(m_cast.other.isEmpty() ? 0 : figureOffset, 0);
    if (!m_cast.other.isEmpty()) {
        painter.drawPixmap(corner + offset, m_tileset->pixmap(m_cast.other, figure, devicePixelRatioF()));
    }
    const QImage hero = heroImage();
    painter.drawImage(corner - offset, m_cast.hasWon ? hero : fallenFigure(hero));
}

/// Returns the standing hero with what he wears.
QImage EndScene::heroImage() const
{
    const int side = qRound(figure * devicePixelRatioF());
    QImage hero(side, side, QImage::Format_ARGB32_Premultiplied);
    hero.setDevicePixelRatio(devicePixelRatioF());
    hero.fill(Qt::transparent);
    QPainter painter(&hero);
    for (const QString &picture : m_cast.hero) {
        painter.drawImage(QPointF(), m_tileset->image(picture, side, devicePixelRatioF()));
    }
    return hero;
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
