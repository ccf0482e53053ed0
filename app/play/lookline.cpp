#include "app/play/lookline.h"

#include <QEvent>

#include <optional>

using namespace Qt::StringLiterals;

namespace {

/// Distance in pixels from the borders of the parent and from the cell.
constexpr int distance = 8;
constexpr int widestLabel = 400;

void prepare(QLabel &label, const QString &name)
{
    label.setObjectName(name);
    label.setTextFormat(Qt::PlainText);
    label.setAttribute(Qt::WA_TransparentForMouseEvents);
    label.setWordWrap(true);
    label.setMargin(6);
    label.hide();
}

/// Sizes a label to its text in one line, but at most `most` wide.
void fit(QLabel &label, int most)
{
    const int chrome = 2 * (label.margin() + 2);
    const QRect space(0, 0, qMax(1, most - chrome), QWIDGETSIZE_MAX);
    const QRect text = label.fontMetrics().boundingRect(space, Qt::TextWordWrap, label.text());
    const int width = qMin(most, text.width() + chrome + 2);
    label.resize(width, label.heightForWidth(width));
}

} // namespace

// Both are children of the view, because children of its viewport would scroll.

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

LookLabel::LookLabel(QAbstractScrollArea *view, const QString &name) : QLabel(view), m_view(*view)
{
    prepare(*this, name);
}

void LookLabel::showLines(const QStringList &lines, const QRect &cell, const QRegion &others)
{
    setVisible(!lines.isEmpty());
    if (lines.isEmpty()) {
        return;
    }
    setText(lines.join(u'\n'));
    fit(*this, widestLabel);
    const QPoint origin = m_view.viewport()->geometry().topLeft();
    move(placeBeside(cell.translated(origin), others.translated(origin)));
    raise();
}

/// Returns the first position beside the cell that fits and hides none of `others`; else the first that fits; else the
/// side of the view away from the cell.
QPoint LookLabel::placeBeside(const QRect &cell, const QRegion &others) const
{
    const QRect space = m_view.viewport()->geometry();
    const auto within = [](int place, int first, int last) { return qBound(first, place, qMax(first, last)); };
    const int x = within(cell.left(), space.left(), space.right() + 1 - width());
    const int y = within(cell.top(), space.top(), space.bottom() + 1 - height());
    const QPoint sides[] = {{cell.right() + 1 + distance, y},
                            {cell.left() - distance - width(), y},
                            {x, cell.bottom() + 1 + distance},
                            {x, cell.top() - distance - height()}};
    std::optional<QPoint> fitting;
    for (const QPoint side : sides) {
        const QRect place(side, size());
        if (!space.contains(place)) {
            continue;
        }
        if (!others.intersects(place)) {
            return side;
        }
        fitting = fitting ? fitting : std::optional(side);
    }
    const int bottom = space.bottom() + 1 - height();
    return fitting.value_or(QPoint(x, cell.center().y() > space.center().y() ? space.top() : bottom));
}
