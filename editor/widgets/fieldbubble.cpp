#include "editor/widgets/fieldbubble.h"

#include <QEvent>

namespace {

/// Returns the part of a widget that is not clipped by its ancestors.
QRect shownPartOf(const QWidget &widget)
{
    QRect shown = widget.rect();
    QPoint place;
    for (const QWidget *inner = &widget; inner->parentWidget() && !inner->isWindow(); inner = inner->parentWidget()) {
        place += inner->pos();
        shown &= inner->parentWidget()->rect().translated(-place);
    }
    return shown;
}

} // namespace

FieldBubble::FieldBubble(QWidget *row) : QLabel(row), m_row(row)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setProperty("isBubble", true);
    setMargin(4);
    hide();
    row->installEventFilter(this);
}

void FieldBubble::say(const QString &text)
{
    setText(text);
    if (text.isEmpty()) {
        hide();
        return;
    }
    if (QWidget *form = formAround(); form != parentWidget()) {
        setParent(form);
    }
    appear();
}

void FieldBubble::appear()
{
    place();
    show();
    raise();
}

QWidget *FieldBubble::formAround() const
{
    const int height = m_row->height() + heightForWidth(m_row->width());
    QWidget *form = m_row->parentWidget() ? m_row->parentWidget() : m_row;
    while (form->height() < height && !form->isWindow() && form->parentWidget()) {
        form = form->parentWidget();
    }
    return form;
}

/// Places the bubble below the row, or above it at the visible end of the form.
void FieldBubble::place()
{
    const QRect row(m_row->mapTo(parentWidget(), QPoint()), m_row->size());
    const QRect shown = shownPartOf(*parentWidget());
    const int height = heightForWidth(row.width());
    const int above = row.top() - height;
    const bool isBelow = row.bottom() + height <= shown.bottom() || (above < shown.top() && !shown.isEmpty());
    setGeometry(row.left(), isBelow ? row.bottom() + 1 : qMax(0, above), row.width(), height);
}

bool FieldBubble::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPlaced = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (isPlaced && isVisible()) {
        place();
    } else if (event->type() == QEvent::Hide) {
        hide();
    } else if (event->type() == QEvent::Show && !text().isEmpty()) {
        appear();
    }
    return QLabel::eventFilter(watched, event);
}
