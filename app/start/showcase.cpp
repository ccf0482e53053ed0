#include "app/start/showcase.h"

#include "app/cards/firstsight.h"
#include "app/games/gamesource.h"
#include "app/start/dungeonfacts.h"
#include "editor/art/canvascolors.h"
#include "editor/pictures/levelpicture.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"

#include <QGuiApplication>
#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr double cornerRadius = 12;
constexpr int captionGap = 12;
/// The part of the width over which the picture fades into the window color.
constexpr double fadePart = 0.3;
/// The lantern's light is wider than high, like the picture.
constexpr double lightStretch = 2.2;

/// Starts the dungeon of the day; std::nullopt if no ruleset has a dungeon, as in custom data.
std::optional<Game> gameOfDay(const CataloguePtr &catalogue)
{
    const std::vector<const Ruleset *> rulesets = dungeonRulesets(*catalogue);
    return rulesets.empty() ? std::nullopt
                            : std::optional(Game::startDungeon(catalogue, rulesets.front()->key, dailySeed(today())));
}

/// Paints a warm light around the hero, and darkness far from him.
void paintLantern(QPainter &painter, const QRectF &place, QPointF hero)
{
    const double radius = place.height() * 0.75;
    QRadialGradient light(QPointF(0, 0), radius);
    light.setColorAt(0, withAlpha(CanvasColors::accent, 0.42F));
    light.setColorAt(1, withAlpha(CanvasColors::accent, 0));
    QRadialGradient dark(QPointF(0, 0), radius);
    dark.setColorAt(0, withAlpha(CanvasColors::ink, 0));
    dark.setColorAt(0.4, withAlpha(CanvasColors::ink, 0.08F));
    dark.setColorAt(1, withAlpha(CanvasColors::ink, 0.94F));
    painter.save();
    painter.translate(hero);
    painter.scale(lightStretch, 1);
    painter.setCompositionMode(QPainter::CompositionMode_SoftLight);
    const QRectF all(-2 * place.width(), -2 * place.height(), 4 * place.width(), 4 * place.height());
    painter.fillRect(all, light);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.fillRect(all, dark);
    painter.restore();
}

} // namespace

Showcase::Showcase(CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_caption(namedLabel(u"showcaseCaption"_s))
{
    setObjectName(u"showcase"_s);
    m_caption->setParent(this);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void Showcase::setGame(std::optional<Game> game, const QString &name)
{
    m_game = std::move(game);
    m_name = name;
    m_drawn = {};
    retranslate();
}

void Showcase::request()
{
    if (m_drawn == size() || size().isEmpty()) {
        return;
    }
    m_drawn = size();
    const double ratio = qApp->devicePixelRatio();
    const int side = qMax(width() - m_covered, height());
    m_job.run(
        [catalogue = m_catalogue, game = m_game, side, ratio](const std::atomic<bool> &) {
            const LevelPicture picture(*catalogue);
            const std::optional<Game> shown = game ? game : gameOfDay(catalogue);
            return shown ? std::pair(lastSight(picture, *shown, QSize(side, side), ratio), heroInLastSight(*shown))
                         : std::pair<QImage, QPointF>();
        },
        [this](const std::pair<QImage, QPointF> &drawn) {
            m_picture = drawn.first;
            m_hero = drawn.second;
            update();
        });
}

void Showcase::setCovered(int width)
{
    if (width != m_covered) {
        m_covered = width;
        update();
    }
}

/// Paints the picture so large that it fills the place, with the hero as near to the middle as it allows.
void Showcase::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF place = QRectF(rect()).adjusted(m_covered / 2.0, 0, 0, 0);
    QPainterPath outline;
    outline.addRoundedRect(place, cornerRadius, cornerRadius);
    painter.setClipPath(outline);
    painter.fillRect(place, CanvasColors::ink);
    if (!m_picture.isNull()) {
        const QRectF free = QRectF(rect()).adjusted(m_covered, 0, 0, 0);
        QRectF picture({}, m_picture.deviceIndependentSize().scaled(free.size(), Qt::KeepAspectRatioByExpanding));
        const QPointF hero(m_hero.x() * picture.width(), m_hero.y() * picture.height());
        picture.moveTo(qBound(free.right() - picture.width(), free.center().x() - hero.x(), free.left()),
                       qBound(free.bottom() - picture.height(), free.center().y() - hero.y(), free.top()));
        painter.drawImage(picture, m_picture);
        paintLantern(painter, free, picture.topLeft() + hero);
    }
    const QColor window = palette().color(QPalette::Window);
    QLinearGradient fade(place.left() + m_covered / 4.0, 0, m_covered + (width() - m_covered) * fadePart, 0);
    fade.setColorAt(0, window);
    fade.setColorAt(0.45, withAlpha(window, 0.85F));
    fade.setColorAt(1, withAlpha(window, 0));
    painter.setClipping(false);
    painter.fillRect(rect(), fade);
}

void Showcase::resizeEvent(QResizeEvent *)
{
    placeCaption();
}

void Showcase::placeCaption()
{
    m_caption->adjustSize();
    m_caption->move(width() - m_caption->width() - captionGap, height() - m_caption->height() - captionGap);
}

void Showcase::retranslate()
{
    m_caption->setText(m_game && !m_name.isEmpty() ? m_name : tr("Dungeon of the day"));
    setAccessibleName(m_game ? tr("Picture of the last game") : tr("Picture of the dungeon of the day"));
    placeCaption();
}
