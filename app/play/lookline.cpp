#include "app/play/lookline.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace {

/// Pixels to the borders of the parent, and to the cell.
constexpr int distance = 8;
constexpr int widestLabel = 320;

void prepare(QLabel &label, const QString &name)
{
    label.setObjectName(name);
    label.setTextFormat(Qt::PlainText);
    label.setAttribute(Qt::WA_TransparentForMouseEvents);
    label.setWordWrap(true);
    label.setMargin(6);
    label.hide();
}

/// Makes a label as wide as the text in one line, but no wider than `most`.
void fit(QLabel &label, int most)
{
    const int chrome = 2 * (label.margin() + 2);
    const QRect space(0, 0, qMax(1, most - chrome), QWIDGETSIZE_MAX);
    const QRect text = label.fontMetrics().boundingRect(space, Qt::TextWordWrap, label.text());
    const int width = qMin(most, text.width() + chrome + 2);
    label.resize(width, label.heightForWidth(width));
}

} // namespace

// Both are children of the view: those of its viewport would be scrolled with it.

LookLine::LookLine(QAbstractScrollArea *view) : QLabel(view), m_view(*view)
{
    prepare(*this, u"lookLine"_s);
    m_view.viewport()->installEventFilter(this);
}

void LookLine::say(const QString &text)
{
    if (text != this->text()) {
        setText(text);
        place();
    }
    setVisible(!text.isEmpty());
}

void LookLine::place()
{
    const QRect space = m_view.viewport()->geometry().adjusted(distance, distance, -distance, -distance);
    fit(*this, space.width());
    move(space.left(), space.bottom() + 1 - height());
}

bool LookLine::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        place();
    }
    return QLabel::eventFilter(watched, event);
}

LookLabel::LookLabel(QAbstractScrollArea *view) : QLabel(view), m_view(*view)
{
    prepare(*this, u"lookLabel"_s);
}

void LookLabel::showLines(const QStringList &lines, const QRect &cell)
{
    setVisible(!lines.isEmpty());
    if (lines.isEmpty()) {
        return;
    }
    setText(lines.join(u'\n'));
    fit(*this, widestLabel);
    const QRect space = m_view.viewport()->geometry();
    const QRect beside = cell.translated(space.topLeft());
    const bool fitsRight = beside.right() + distance + width() < space.right();
    const int x = fitsRight ? beside.right() + distance : beside.left() - distance - width();
    move(qBound(space.left(), x, qMax(space.left(), space.right() - width())),
         qBound(space.top(), beside.top(), qMax(space.top(), space.bottom() - height())));
}
