#include "app/start/showcase.h"

#include "app/games/gamesource.h"
#include "app/games/saves.h"
#include "app/start/dungeonfacts.h"
#include "app/start/showcasepicture.h"
#include "editor/art/canvascolors.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr double cornerRadius = 12;
constexpr int captionGap = 16;

/// Starts the dungeon of the day; std::nullopt if no ruleset has a dungeon, as in custom data.
std::optional<Game> gameOfDay(const CataloguePtr &catalogue)
{
    const std::vector<const Ruleset *> rulesets = dungeonRulesets(*catalogue);
    return rulesets.empty() ? std::nullopt
                            : std::optional(Game::startDungeon(catalogue, rulesets.front()->key, dailySeed(today())));
}

/// A picture with its subject.
struct DrawnShowcase {
    QImage picture;
    bool isGame = false; ///< false: the dungeon of the day
};

DrawnShowcase drawShowcase(const CataloguePtr &catalogue, const Showcase::Subject &subject, QSize size, double ratio)
{
    std::optional<Game> game = subject.game;
    if (!game && !subject.save.isEmpty()) {
        game = readSave(subject.save, catalogue);
    }
    if (const QImage picture = game ? pictureOfHero(*game, size, ratio) : QImage(); !picture.isNull()) {
        return {.picture = picture, .isGame = true};
    }
    const std::optional<Game> ofDay = gameOfDay(catalogue);
    return {.picture = ofDay ? pictureOfPromise(*ofDay, size, ratio) : QImage()};
}

/// Makes an image more transparent towards two opposite sides, from `from` to `to` of the gradient.
void fadeSides(QImage &image, QPointF from, QPointF to, double part)
{
    QLinearGradient gradient(from, to);
    constexpr int steps = 6; // a smooth curve instead of a straight slope, whose ends would be visible
    for (int i = 0; i <= steps; ++i) {
        const double place = double(i) / steps;
        const QColor color = withAlpha(Qt::black, float(place * place * (3 - 2 * place)));
        gradient.setColorAt(place * part, color);
        gradient.setColorAt(1 - place * part, color);
    }
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.fillRect(QRectF({}, image.deviceIndependentSize()), gradient);
}

} // namespace

Showcase::Showcase(CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_caption(namedLabel(u"showcaseCaption"_s)),
      m_detail(namedLabel(u"showcaseDetail"_s))
{
    setObjectName(u"showcase"_s);
    for (QLabel *label : {m_caption, m_detail}) {
        label->setParent(this);
        QPalette onPicture; // the picture is dark in both themes
        onPicture.setColor(QPalette::WindowText, label == m_caption ? CanvasColors::bright : LayerColors::white);
        label->setPalette(onPicture);
    }
    retranslateOnChange(*this, [this] { retranslate(); });
}

void Showcase::setSubject(Subject subject)
{
    m_subject = std::move(subject);
    m_isPictured = true;
    m_drawn = {};
    retranslate();
}

void Showcase::setCaption(const QString &name, const QString &howFar)
{
    m_subject.name = name;
    m_subject.howFar = howFar;
    retranslate();
}

void Showcase::request()
{
    if (m_drawn == size() || size().isEmpty()) {
        return;
    }
    m_drawn = size();
    m_job.run([catalogue = m_catalogue, subject = m_subject, size = size(), ratio = qApp->devicePixelRatio()](
                  const std::atomic<bool> &) { return drawShowcase(catalogue, subject, size, ratio); },
              [this](const DrawnShowcase &shown) {
                  m_picture = shown.picture;
                  m_isPictured = shown.isGame;
                  retranslate();
                  update();
              });
}

/// Returns the picture in the size of the widget, fading into darkness at the edges and behind the caption.
QImage Showcase::framed() const
{
    const double ratio = devicePixelRatioF();
    QImage image((QSizeF(size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(CanvasColors::ink);
    QPainter painter(&image);
    if (!m_picture.isNull()) {
        painter.drawImage(0, 0, faded());
    }
    const double reach = qMax(1, m_caption->width() + m_detail->width());
    QRadialGradient shade(QPointF(0, 0), 1);
    shade.setColorAt(0, withAlpha(CanvasColors::ink, 0.9F));
    shade.setColorAt(0.6, withAlpha(CanvasColors::ink, 0.66F));
    shade.setColorAt(1, withAlpha(CanvasColors::ink, 0));
    painter.translate(0, height());
    painter.scale(qMax(reach, width() * 0.4), qMax<double>(120, height() * 0.5));
    painter.fillRect(QRectF(0, -1, 1, 1), shade);
    return image;
}

/// Returns the picture in the size of the widget, transparent towards its edges.
QImage Showcase::faded() const
{
    const double ratio = devicePixelRatioF();
    QImage image((QSizeF(size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QRectF place({}, m_picture.deviceIndependentSize());
    place.moveCenter(QRectF(rect()).center());
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place.topLeft(), m_picture);
    painter.end();
    fadeSides(image, {0, 0}, {double(width()), 0}, showcaseFade(width()) / width());
    fadeSides(image, {0, 0}, {0, double(height())}, showcaseFade(height()) / height());
    return image;
}

bool Showcase::isInDarkTheme() const
{
    return palette().color(QPalette::Window).lightness() < 128;
}

void Showcase::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (isInDarkTheme()) { // the darkness around the picture is the window's color
        painter.drawImage(0, 0, framed());
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()), cornerRadius, cornerRadius);
    painter.setClipPath(outline);
    painter.drawImage(0, 0, framed());
}

void Showcase::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        placeCaption();
    }
}

void Showcase::resizeEvent(QResizeEvent *)
{
    placeCaption();
}

void Showcase::placeCaption()
{
    const int gap = isInDarkTheme() ? 0 : captionGap; // a picture that fades has no border to keep away from
    m_caption->adjustSize();
    m_detail->adjustSize();
    m_detail->move(gap, height() - gap - m_detail->height());
    m_caption->move(gap, m_detail->y() - m_caption->height());
    update();
}

void Showcase::retranslate()
{
    const bool isGame = showsGame();
    m_caption->setText(isGame ? m_subject.name : tr("Today’s dungeon"));
    m_detail->setText(isGame ? m_subject.howFar : tr("Depth 1, the same for all players"));
    setAccessibleName(isGame ? tr("Picture of the last game") : tr("Picture of the dungeon of the day"));
    placeCaption();
}
