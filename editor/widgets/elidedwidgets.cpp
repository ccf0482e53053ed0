#include "editor/widgets/elidedwidgets.h"

#include "editor/text/plaintext.h"

#include <QHelpEvent>
#include <QStyle>
#include <QStylePainter>
#include <QToolTip>

namespace {

constexpr int iconGap = 4; // between a picture and its text, as in Qt's styles

} // namespace

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(text()) + margins.left() + margins.right(),
            fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

/// True if the whole text fits, by the rounded width of sizeHint(). QFontMetrics::elidedText() compares fractions of
/// pixels and would cut a text that has exactly the requested width.
bool ElidedLabel::hasRoom() const
{
    return fontMetrics().horizontalAdvance(text()) <= contentsRect().width();
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !hasRoom()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainTip(text()), this);
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    drawFrame(&painter);
    const QString shown = hasRoom() ? text() : fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    const int flags = int(QStyle::visualAlignment(layoutDirection(), alignment())) | Qt::TextSingleLine;
    painter.drawItemText(contentsRect(), flags, palette(), isEnabled(), shown, foregroundRole());
}

ElidedChoice::ElidedChoice(QWidget *parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToContents);
}

QString ElidedChoice::shownText() const
{
    return currentIndex() < 0 ? placeholderText() : currentText();
}

int ElidedChoice::textWidth() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    return option.currentIcon.isNull() ? field : field - option.iconSize.width() - iconGap;
}

bool ElidedChoice::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && fontMetrics().horizontalAdvance(shownText()) > textWidth()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainTip(shownText()), this);
        return true;
    }
    return QComboBox::event(event);
}

void ElidedChoice::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void ElidedChoice::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    painter.setPen(palette().color(QPalette::Text));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    if (currentIndex() < 0) {
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    }
    option.currentText = fontMetrics().elidedText(shownText(), Qt::ElideRight, textWidth());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}
