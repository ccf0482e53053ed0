#include "app/widgets/levelcard.h"

#include "app/widgets/brokenlines.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace {

constexpr int cardPadding = 10;
constexpr int cardGap = 6;
constexpr double radius = 8;
constexpr int markSide = 24;
constexpr int markGap = 4;
constexpr int signSize = 13;
constexpr int mostLines = 2; ///< limit for the name, and for the details

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

void paintPicture(QPainter *painter, const QRect &place, const QPixmap &picture, const QPalette &palette)
{
    if (picture.isNull()) {
        painter->fillRect(place, palette.color(QPalette::Button));
        return;
    }
    const QSize size = picture.deviceIndependentSize().toSize();
    const bool fits = size.boundedTo(place.size()) == size;
    QRect rect(QPoint(), fits ? size : size.scaled(place.size(), Qt::KeepAspectRatio));
    rect.moveCenter(place.center());
    painter->fillRect(place, palette.color(QPalette::Window));
    painter->setRenderHint(QPainter::SmoothPixmapTransform, !fits);
    painter->drawPixmap(rect, picture);
}

/// Paints text lines and moves `line` below them.
void paintLines(QPainter &painter, QRect &line, const QString &text)
{
    for (const QString &part : brokenLines(text, painter.fontMetrics(), line.width(), mostLines)) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, part);
        line.translate(0, line.height());
    }
}

} // namespace

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

void LevelCard::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const QRect card(option.rect.topLeft(), sizeHint(option, index));
    paintFrame(painter, option, card);
    const QRect inside = card.adjusted(cardPadding, cardPadding, -cardPadding, -cardPadding);
    QRect picture(inside.topLeft(), m_pictureSize);
    picture.moveCenter({inside.center().x(), picture.center().y()});
    paintPicture(painter, picture, index.data(PictureRole).value<QPixmap>(), option.palette);
    if (index.data(WonRole).toBool()) {
        paintWonMark(*painter, picture, option.palette);
    }
    if (const QString sign = index.data(ProofRole).toString(); !sign.isEmpty()) {
        paintProofMark(*painter, picture, sign, option.palette);
    }
    const QFont font = nameFont(option.font);
    painter->setFont(font);
    painter->setPen(option.palette.color(QPalette::Text));
    QRect line(inside.left(), picture.bottom() + cardGap, inside.width(), QFontMetrics(font).height());
    paintLines(*painter, line, index.data().toString());
    painter->setFont(option.font);
    const bool isUnderWay = index.data(UnderWayRole).toBool();
    painter->setPen(option.palette.color(isUnderWay ? QPalette::Highlight : QPalette::PlaceholderText));
    paintLines(*painter, line, index.data(DetailRole).toString());
    painter->restore();
}

void LevelCard::updateEditorGeometry(QWidget *button, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int aside = (sizeHint(option, {}).width() - m_pictureSize.width()) / 2;
    const QRect picture(option.rect.topLeft() + QPoint(aside, cardPadding), m_pictureSize);
    QRect place(QPoint(), button->sizeHint().boundedTo(m_pictureSize));
    place.moveBottomRight(picture.bottomRight() - QPoint(cardGap, cardGap));
    button->setGeometry(place);
}

QSize LevelCard::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int text = m_textLines * QFontMetrics(nameFont(option.font)).height();
    return {textWidth() + widthBeside(), m_pictureSize.height() + cardGap + text + 2 * cardPadding};
}

int LevelCard::linesFor(const QString &name, const QString &detail, const QFont &font) const
{
    return int(brokenLines(name, QFontMetrics(nameFont(font)), textWidth(), mostLines).size()
               + brokenLines(detail, QFontMetrics(font), textWidth(), mostLines).size());
}

QFont LevelCard::nameFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

int LevelCard::widthBeside()
{
    return 2 * cardPadding;
}
