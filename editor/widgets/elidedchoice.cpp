#include "editor/widgets/elidedchoice.h"

#include "editor/text/plaintip.h"

#include <QHelpEvent>
#include <QStylePainter>
#include <QToolTip>

namespace {

constexpr int iconGap = 4; // between a picture and its text, as in Qt's styles

} // namespace

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
