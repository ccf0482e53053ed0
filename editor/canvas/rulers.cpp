#include "editor/canvas/rulers.h"

#include "editor/canvas/canvas.h"

#include <QEvent>
#include <QFontInfo>
#include <QPainter>

#include <array>

using namespace Qt::StringLiterals;

namespace {

/// Pixels between a number and the border of its ruler, or the next number.
constexpr int gap = 4;

/// Font size relative to other text.
constexpr double share = 0.85;

QFont rulerFont(QFont font)
{
    font.setPointSizeF(QFontInfo(font).pointSizeF() * share);
    return font;
}

/// Returns the widest number of as many digits as `largest`.
QString widestNumber(int largest)
{
    return QString(QString::number(largest).size(), u'8');
}

} // namespace

Ruler::Ruler(Canvas &canvas, Qt::Orientation orientation)
    : QWidget(&canvas), m_canvas(canvas), m_orientation(orientation)
{
    setObjectName(orientation == Qt::Horizontal ? u"columnRuler"_s : u"rowRuler"_s);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

int Ruler::count() const
{
    const Size size = m_canvas.levelSize();
    return m_orientation == Qt::Horizontal ? size.width : size.height;
}

int Ruler::step() const
{
    const QFontMetrics metrics(rulerFont(font()));
    const int needed = m_orientation == Qt::Horizontal
                           ? metrics.horizontalAdvance(widestNumber(std::max(1, count() - 1))) + gap
                           : metrics.height();
    const double side = m_canvas.cellSide();
    int step = 1;
    for (int decade = 1; step * side < needed && decade <= 10'000; decade *= 10) {
        for (const int times : {1, 2, 5}) {
            step = step * side < needed ? decade * times : step;
        }
    }
    return step;
}

int Ruler::thickness() const
{
    const QFontMetrics metrics(rulerFont(font()));
    const int across = metrics.horizontalAdvance(widestNumber(std::max(10, count() - 1)));
    return m_orientation == Qt::Horizontal ? metrics.height() + gap : across + 2 * gap;
}

void Ruler::setCurrent(std::optional<int> number)
{
    if (m_current != number) {
        m_current = number;
        update();
    }
}

QRect Ruler::rectOf(int number) const
{
    const bool isLevel = m_orientation == Qt::Horizontal;
    const QRect cell = m_canvas.viewportRectOf(isLevel ? Point{number, 0} : Point{0, number});
    return isLevel ? QRect(cell.left(), 0, cell.width(), height()) : QRect(0, cell.top(), width(), cell.height());
}

void Ruler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(rulerFont(font()));
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Mid));
    m_orientation == Qt::Horizontal ? painter.drawLine(rect().bottomLeft(), rect().bottomRight())
                                    : painter.drawLine(rect().topRight(), rect().bottomRight());
    for (const int number : numbers()) {
        paintCell(painter, number);
    }
}

std::vector<int> Ruler::numbers() const
{
    std::vector<int> numbers;
    const QRectF viewed = m_canvas.viewedCells();
    const double from = m_orientation == Qt::Horizontal ? viewed.left() : viewed.top();
    const double to = m_orientation == Qt::Horizontal ? viewed.right() : viewed.bottom();
    // A number that begins before the border may extend into the view.
    const int every = step();
    const int first = std::max(0, (int(from) / every - 1) * every);
    const bool hasCurrent = m_current && *m_current >= 0 && *m_current < count();
    const QRect marked = hasCurrent ? placeOf(*m_current) : QRect();
    for (int number = first; number < std::min(count(), int(to) + every + 1); number += every) {
        if (!placeOf(number).intersects(marked)) {
            numbers.push_back(number);
        }
    }
    if (hasCurrent) {
        numbers.push_back(*m_current);
    }
    return numbers;
}

QRect Ruler::placeOf(int number) const
{
    const QRect cell = rectOf(number);
    const QFontMetrics metrics(rulerFont(font()));
    const int across = metrics.horizontalAdvance(QString::number(number)) + gap;
    if (m_orientation == Qt::Horizontal && cell.width() < across) {
        return {cell.center().x() - across / 2, 0, across, height()};
    }
    if (m_orientation == Qt::Vertical && cell.height() < metrics.height()) {
        return {0, cell.center().y() - metrics.height() / 2, width(), metrics.height()};
    }
    return cell;
}

void Ruler::paintCell(QPainter &painter, int number) const
{
    const bool isCurrent = number == m_current;
    const QRect place = placeOf(number);
    if (isCurrent) {
        painter.fillRect(place, palette().color(QPalette::Highlight));
    }
    painter.setPen(palette().color(isCurrent ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter.drawText(place, Qt::AlignCenter, QString::number(number));
}

Rulers::Rulers(Canvas &canvas, QObject *parent)
    : QObject(parent), m_canvas(canvas), m_columns(new Ruler(canvas, Qt::Horizontal)),
      m_rows(new Ruler(canvas, Qt::Vertical)), m_corner(new QWidget(&canvas))
{
    m_corner->setObjectName(u"rulerCorner"_s);
    m_corner->setAutoFillBackground(true);
    m_corner->setBackgroundRole(QPalette::Base);
    for (QWidget *part : std::array<QWidget *, 3>{m_columns, m_rows, m_corner}) {
        part->setFocusPolicy(Qt::NoFocus);
        part->hide();
    }
    canvas.viewport()->installEventFilter(this);
    connect(&canvas, &Canvas::viewChanged, this, &Rulers::place);
}

void Rulers::setVisible(bool isVisible)
{
    m_isVisible = isVisible;
    for (QWidget *part : std::array<QWidget *, 3>{m_columns, m_rows, m_corner}) {
        part->setVisible(isVisible);
    }
    if (isVisible) {
        place();
    } else {
        m_canvas.setMargins({});
    }
}

void Rulers::setCurrent(std::optional<Point> cell)
{
    m_columns->setCurrent(cell ? std::optional(cell->x) : std::nullopt);
    m_rows->setCurrent(cell ? std::optional(cell->y) : std::nullopt);
}

void Rulers::setNames(const QString &columns, const QString &rows)
{
    m_columns->setAccessibleName(columns);
    m_rows->setAccessibleName(rows);
}

bool Rulers::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        place();
    }
    return QObject::eventFilter(watched, event);
}

void Rulers::place()
{
    if (!m_isVisible) {
        return;
    }
    const int top = m_columns->thickness();
    const int left = m_rows->thickness();
    m_canvas.setMargins({left, top, 0, 0}); // does nothing if they are unchanged
    const QRect view = m_canvas.viewport()->geometry();
    m_columns->setGeometry(view.left(), view.top() - top, view.width(), top);
    m_rows->setGeometry(view.left() - left, view.top(), left, view.height());
    m_corner->setGeometry(view.left() - left, view.top() - top, left, top);
    m_columns->update();
    m_rows->update();
}
