#include "editor/widgets/elidedlabel.h"

#include "editor/text/plaintip.h"

#include <QHelpEvent>
#include <QStyle>
#include <QStylePainter>
#include <QToolTip>

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
