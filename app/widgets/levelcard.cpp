#include "app/widgets/levelcard.h"

#include "app/widgets/brokenlines.h"
#include "app/widgets/cardpicture.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace {

constexpr int cardPadding = 10;
constexpr int cardGap = 6;
constexpr int besideGap = 16; ///< between a picture and the text beside it
constexpr int paragraphGap = 8;
constexpr double radius = 8;
/// A card that is at least this many times as wide as high is in landscape format.
constexpr double landscapeRatio = 1.7;
constexpr double titleSize = 1.2; ///< of the name on a card in landscape format
constexpr int markSide = 24;
constexpr int markGap = 4;
constexpr int signSize = 13;
constexpr int mostLines = 2; ///< limit for the name, and for the details
/// The largest width of the text beside a picture; the picture takes the rest.
constexpr int widestTextBeside = 280;

void paintFrame(QPainter *painter, const QStyleOptionViewItem &option, const QRect &card)
{
    const bool hasKeyboard = option.state.testFlag(QStyle::State_HasFocus);
    const bool isUnderMouse = option.state.testFlag(QStyle::State_MouseOver);
    const QPalette::ColorRole role = hasKeyboard    ? QPalette::Highlight
                                     : isUnderMouse ? QPalette::PlaceholderText
                                                    : QPalette::Dark;
    const double width = hasKeyboard ? 2 : 1;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(option.palette.base());
    painter->setPen(QPen(option.palette.color(role), width));
    painter->drawRoundedRect(QRectF(card).adjusted(width, width, -width, -width), radius, radius);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

/// Paints a picture, which has the size of its place and round corners, or an empty place of the same shape.
void paintPicture(QPainter *painter, const QRect &place, const QPixmap &picture, const QPalette &palette)
{
    if (!picture.isNull()) {
        painter->drawPixmap(place, picture);
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(palette.color(QPalette::Button));
    painter->drawRoundedRect(QRectF(place), cardPictureRadius, cardPictureRadius);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

QStringList nameLines(const QModelIndex &index, const QFont &font, int width)
{
    return brokenLines(index.data().toString(), QFontMetrics(font), width, mostLines);
}

QStringList detailLines(const QModelIndex &index, const QFont &font, int width)
{
    return brokenPhrases(index.data(LevelCard::DetailRole).toString(), QFontMetrics(font), width, mostLines);
}

/// Returns the width beside buttons.
int widthLeftBy(QSize buttons, int width)
{
    return buttons.width() > 0 ? qMax(1, width - buttons.width() - cardGap) : width;
}

/// Paints text lines, the first one at the top of `place`.
void paintLines(QPainter *painter, const QRect &place, const QStringList &lines, const QColor &color)
{
    painter->setPen(color);
    QRect line(place.topLeft(), QSize(place.width(), painter->fontMetrics().height()));
    for (const QString &text : lines) {
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
        line.translate(0, line.height());
    }
}

} // namespace

/// The places of the parts of a card.
struct LevelCard::Places {
    QRect card;
    QRect picture;
    QRect name;
    QRect detail;
    QRect description; ///< null: not shown
    QRect buttons;
};

/// Paints the mark on its own background, since pictures have any color.
void paintWonMark(QPainter &painter, const QRect &picture, const QPalette &palette)
{
    const QRectF plate(picture.topRight() + QPoint(1 - markSide - markGap, markGap), QSizeF(markSide, markSide));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette.color(QPalette::Midlight)); // a style sheet may remove the list's other background colors
    painter.setPen(QPen(palette.color(QPalette::LinkVisited), 2));
    painter.drawEllipse(plate.adjusted(1, 1, -1, -1));
    painter.translate(plate.topLeft());
    painter.setPen(QPen(palette.color(QPalette::LinkVisited), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{{7, 12.5}, {10.5, 16}, {17, 8.5}});
    painter.restore();
}

void paintProofMark(QPainter &painter, const QRect &picture, const QString &sign, const QPalette &palette)
{
    QPainterPath shield(QPointF(3, 4));
    shield.lineTo(21, 4);
    shield.lineTo(21, 12);
    shield.quadTo(20, 19, 12, 23);
    shield.quadTo(4, 19, 3, 12);
    shield.closeSubpath();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(picture.bottomLeft() + QPoint(markGap, 1 - markSide - markGap)); // heroes mostly start at the top
    painter.setBrush(palette.color(QPalette::Midlight));
    painter.setPen(QPen(palette.color(QPalette::Text), 1.5));
    painter.drawPath(shield);
    QFont font = painter.font();
    font.setPixelSize(signSize);
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(QRectF(3, 4, 18, 15), Qt::AlignCenter, sign);
    painter.restore();
}

LevelCard::Places LevelCard::placesOn(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Places places;
    places.card = QRect(option.rect.topLeft(), sizeHint(option, index));
    const QRect inside = places.card.adjusted(cardPadding, cardPadding, -cardPadding, -cardPadding);
    places.picture = QRect(inside.topLeft(), m_shape.picture);
    QRect text(inside.left(), places.picture.bottom() + 1 + cardGap, m_shape.textWidth, m_shape.textHeight);
    if (m_shape.isLandscape) {
        text = QRect(places.picture.right() + 1 + besideGap, inside.top(), m_shape.textWidth, inside.height());
    } else {
        places.picture.moveCenter({inside.center().x(), places.picture.center().y()});
    }
    const QSize buttons = index.data(ButtonsRole).toSize();
    const int detailWidth = widthLeftBy(buttons, text.width());
    const QFont font = titleFont(option.font);
    places.name = text;
    places.name.setHeight(int(nameLines(index, font, text.width()).size()) * QFontMetrics(font).height());
    const int lines = int(detailLines(index, option.font, detailWidth).size()) * QFontMetrics(option.font).height();
    const int room = qMax(lines, buttons.height());
    places.detail = QRect(text.left(), places.name.bottom() + 1 + (room - lines) / 2, detailWidth, lines);
    const int buttonTop = places.name.bottom() + 1 + (room - buttons.height()) / 2;
    places.buttons = QRect(QPoint(text.right() + 1 - buttons.width(), buttonTop), buttons);
    if (m_shape.isLandscape) {
        const int top = places.name.bottom() + 1 + room + paragraphGap;
        places.description = QRect(text.left(), top, text.width(), text.bottom() + 1 - top);
    }
    return places;
}

void LevelCard::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const Places places = placesOn(option, index);
    paintFrame(painter, option, places.card);
    paintPicture(painter, places.picture, index.data(PictureRole).value<QPixmap>(), option.palette);
    if (index.data(WonRole).toBool()) {
        paintWonMark(*painter, places.picture, option.palette);
    }
    if (const QString sign = index.data(ProofRole).toString(); !sign.isEmpty()) {
        paintProofMark(*painter, places.picture, sign, option.palette);
    }
    const QColor secondary = option.palette.color(QPalette::PlaceholderText);
    const QFont font = titleFont(option.font);
    painter->setFont(font);
    paintLines(painter, places.name, nameLines(index, font, places.name.width()), option.palette.color(QPalette::Text));
    painter->setFont(option.font);
    const bool isUnderWay = index.data(UnderWayRole).toBool();
    paintLines(painter, places.detail, detailLines(index, option.font, places.detail.width()),
               isUnderWay ? option.palette.color(QPalette::Highlight) : secondary);
    const QString description = index.data(DescriptionRole).toString().simplified();
    const int most = places.description.height() / painter->fontMetrics().height();
    if (most > 0 && !description.isEmpty()) {
        paintLines(painter, places.description,
                   brokenLines(description, painter->fontMetrics(), places.description.width(), most), secondary);
    }
    painter->restore();
}

void LevelCard::updateEditorGeometry(QWidget *buttons, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const
{
    buttons->setGeometry(placesOn(option, index).buttons);
}

QSize LevelCard::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const QSize inside = m_shape.isLandscape
                             ? QSize(m_shape.picture.width() + besideGap + m_shape.textWidth, m_shape.picture.height())
                             : QSize(qMax(m_shape.picture.width(), m_shape.textWidth),
                                     m_shape.picture.height() + cardGap + m_shape.textHeight);
    return inside + QSize(2 * cardPadding, 2 * cardPadding);
}

LevelCard::Shape LevelCard::shapeFor(QSize card, int textHeight)
{
    const QSize inside = card - QSize(2 * cardPadding, 2 * cardPadding);
    Shape shape{.picture = {inside.width(), inside.height() - cardGap - textHeight},
                .textWidth = inside.width(),
                .textHeight = textHeight,
                .isLandscape = card.width() >= landscapeRatio * card.height()};
    if (shape.isLandscape) {
        const int width = qMax(inside.height() * 4 / 3, inside.width() - besideGap - widestTextBeside);
        shape.picture = {width, inside.height()};
        shape.textWidth = inside.width() - shape.picture.width() - besideGap;
    }
    return shape;
}

int LevelCard::naturalWidth(int height, const QFont &font)
{
    const int picture = height - 2 * cardPadding - cardGap - 2 * QFontMetrics(nameFont(font)).height();
    return picture * 4 / 3 + 2 * cardPadding;
}

int LevelCard::naturalHeight(int width, const QFont &font)
{
    const int picture = (width - 2 * cardPadding) * 3 / 4;
    return picture + 2 * cardPadding + cardGap + 2 * QFontMetrics(nameFont(font)).height();
}

int LevelCard::textHeight(const QModelIndex &index, int width, QSize buttons, const QFont &font)
{
    const QFont bold = nameFont(font);
    const int name = int(nameLines(index, bold, width).size()) * QFontMetrics(bold).height();
    const int detail = int(detailLines(index, font, widthLeftBy(buttons, width)).size()) * QFontMetrics(font).height();
    return name + qMax(detail, buttons.height());
}

QFont LevelCard::nameFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Returns the font of the name on a card.
QFont LevelCard::titleFont(QFont font) const
{
    font = nameFont(font);
    if (m_shape.isLandscape && font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * titleSize);
    } else if (m_shape.isLandscape) {
        font.setPixelSize(qRound(font.pixelSize() * titleSize));
    }
    return font;
}

int LevelCard::widthBeside()
{
    return 2 * cardPadding;
}
