#include "app/window/levelcard.h"

#include <QPainter>
#include <QPixmap>

namespace {

constexpr int padding = 10;
constexpr int gap = 6;
constexpr double radius = 8;

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

} // namespace

void LevelCard::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const QRect card(option.rect.topLeft(), sizeHint(option, index));
    paintFrame(painter, option, card);
    const QRect inside = card.adjusted(padding, padding, -padding, -padding);
    const QRect picture(inside.topLeft(), m_pictureSize);
    paintPicture(painter, picture, index.data(PictureRole).value<QPixmap>(), option.palette);
    QFont font = option.font;
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(option.palette.color(QPalette::Text));
    const QRect name(inside.left(), picture.bottom() + gap, inside.width(), QFontMetrics(font).height());
    painter->drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, name.width()));
    painter->setFont(option.font);
    const bool isUnderWay = index.data(UnderWayRole).toBool();
    painter->setPen(option.palette.color(isUnderWay ? QPalette::Highlight : QPalette::PlaceholderText));
    painter->drawText(name.translated(0, name.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(index.data(DetailRole).toString(), Qt::ElideRight, name.width()));
    painter->restore();
}

void LevelCard::updateEditorGeometry(QWidget *button, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const QRect picture(option.rect.topLeft() + QPoint(padding, padding), m_pictureSize);
    QRect place(QPoint(), button->sizeHint().boundedTo(m_pictureSize));
    place.moveBottomRight(picture.bottomRight() - QPoint(gap, gap));
    button->setGeometry(place);
}

QSize LevelCard::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    QFont bold = option.font;
    bold.setWeight(QFont::DemiBold);
    const int text = 2 * QFontMetrics(bold).height();
    return {m_pictureSize.width() + 2 * padding, m_pictureSize.height() + gap + text + 2 * padding};
}
