#include "app/watch/markslider.h"

#include "editor/art/fontsize.h"
#include "editor/text/plaintext.h"
#include "gamecore/base/enumerators.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolTip>

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr int usualMarkHeight = 12;
constexpr int handleWidth = 12;
constexpr int grooveHeight = 4;
constexpr int tipReach = 6; ///< greatest distance in pixels of a described mark
constexpr int noMark = -1;

/// The shape and the palette color of a type of mark.
struct MarkLook {
    QPalette::ColorRole color;
    void (*paint)(QPainter &painter, const QRectF &box);
};

void paintPolygon(QPainter &painter, std::initializer_list<QPointF> corners)
{
    painter.drawConvexPolygon(std::data(corners), int(corners.size()));
}

void paintHit(QPainter &painter, const QRectF &box)
{
    painter.drawRect(QRectF(box.center().x() - 1, box.top() + box.height() / 3, 2, box.height() * 2 / 3));
}

void paintKill(QPainter &painter, const QRectF &box)
{
    paintPolygon(painter, {box.topLeft(), box.topRight(), {box.center().x(), box.bottom()}});
}

void paintPickUp(QPainter &painter, const QRectF &box)
{
    const QPointF middle = box.center();
    paintPolygon(
        painter,
        {{middle.x(), box.top()}, {box.right(), middle.y()}, {middle.x(), box.bottom()}, {box.left(), middle.y()}});
}

void paintStairs(QPainter &painter, const QRectF &box)
{
    const QPointF step(box.width() / 2, box.height() / 2);
    painter.drawRect(QRectF(box.left(), box.top(), step.x(), box.height()));
    painter.drawRect(QRectF(box.left() + step.x(), box.top() + step.y(), step.x(), step.y()));
}

void paintGrowth(QPainter &painter, const QRectF &box)
{
    paintPolygon(painter, {{box.center().x(), box.top()}, box.bottomRight(), box.bottomLeft()});
}

void paintDeath(QPainter &painter, const QRectF &box)
{
    QPen pen(painter.brush().color(), 2.5);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.drawLine(box.topLeft(), box.bottomRight());
    painter.drawLine(box.topRight(), box.bottomLeft());
    painter.setPen(Qt::NoPen);
}

/// Sorted by importance, most important last.
constexpr auto markLooks =
    rowsFor<RunMark::Type>(MarkLook{QPalette::BrightText, paintHit}, MarkLook{QPalette::Link, paintKill},
                           MarkLook{QPalette::LinkVisited, paintPickUp}, MarkLook{QPalette::Text, paintStairs},
                           MarkLook{QPalette::Highlight, paintGrowth}, MarkLook{QPalette::BrightText, paintDeath});

} // namespace

MarkSlider::MarkSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
{
    setObjectName(u"momentSlider"_s);
    setFocusPolicy(Qt::TabFocus);
    setRange(0, 0);
    setMouseTracking(true);
}

void MarkSlider::setRun(int last, std::vector<RunMark> marks)
{
    m_marks = std::move(marks);
    setRange(0, last);
    setPageStep(qMax(1, last / 20));
    placeMarks();
    update();
}

QString MarkSlider::nameOf(RunMark::Type type)
{
    const auto names =
        rowsFor<RunMark::Type>(tr("hit"), tr("kill"), tr("pick-up"), tr("goal"), tr("level-up"), tr("death"));
    return names[std::size_t(type)];
}

void MarkSlider::paintMark(QPainter &painter, RunMark::Type type, const QRectF &box, const QPalette &palette)
{
    const MarkLook &look = markLooks[std::size_t(type)];
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(look.color));
    look.paint(painter, box);
}

int MarkSlider::markHeight() const
{
    return besideFont(usualMarkHeight, font());
}

QSize MarkSlider::sizeHint() const
{
    return {besideFont(320, font()), 2 * markHeight() + 8};
}

QSize MarkSlider::minimumSizeHint() const
{
    return {besideFont(120, font()), sizeHint().height()};
}

int MarkSlider::placeOf(qint64 beat) const
{
    const int room = width() - handleWidth;
    return handleWidth / 2 + (maximum() == 0 ? 0 : int(beat * room / maximum()));
}

int MarkSlider::momentAt(int x) const
{
    const int room = qMax(1, width() - handleWidth);
    return int((qint64(qBound(0, x - handleWidth / 2, room)) * maximum() + room / 2) / room);
}

void MarkSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double middle = markHeight() + 4 + markHeight() / 2.0;
    const QRectF groove(handleWidth / 2.0, middle - grooveHeight / 2.0, width() - handleWidth, grooveHeight);
    painter.setBrush(palette().color(QPalette::Mid));
    painter.drawRoundedRect(groove, 2, 2);
    const int here = placeOf(sliderPosition());
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF(groove.topLeft(), QPointF(here, groove.bottom())), 2, 2);
    paintMarks(painter);
    painter.setBrush(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Text));
    painter.drawEllipse(QPointF(here, middle), handleWidth / 2.0, handleWidth / 2.0);
}

/// Chooses the most important mark for each pixel. There may be a million marks, and the bar is painted at each step.
void MarkSlider::placeMarks()
{
    m_seen.assign(std::size_t(width()) + 1, noMark);
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        int &there = m_seen[std::size_t(qBound(0, placeOf(m_marks[i].beat), width()))];
        if (there == noMark || m_marks[i].type > m_marks[std::size_t(there)].type) {
            there = int(i);
        }
    }
}

const RunMark *MarkSlider::markAt(int x) const
{
    const int there = x < 0 || x >= int(m_seen.size()) ? noMark : m_seen[std::size_t(x)];
    return there == noMark ? nullptr : &m_marks[std::size_t(there)];
}

void MarkSlider::paintMarks(QPainter &painter) const
{
    const double size = markHeight();
    for (int type = 0; type < runMarkCount; ++type) {
        for (int x = 0; x <= width(); ++x) {
            if (const RunMark *mark = markAt(x); mark && int(mark->type) == type) {
                paintMark(painter, mark->type, QRectF(x - size / 2 + 1, 2, size - 2, size - 2), palette());
            }
        }
    }
}

void MarkSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(true);
        setSliderPosition(momentAt(int(event->position().x())));
    } else {
        QSlider::mousePressEvent(event);
    }
}

void MarkSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown() && event->buttons().testFlag(Qt::LeftButton)) {
        setSliderPosition(momentAt(int(event->position().x())));
    }
}

/// The base class only handles releases of presses that it handled itself.
void MarkSlider::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
    }
}

void MarkSlider::resizeEvent(QResizeEvent *event)
{
    QSlider::resizeEvent(event);
    placeMarks();
}

bool MarkSlider::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), plainTip(tipAt(help->pos().x())), this);
        return true;
    }
    return QSlider::event(event);
}

QString MarkSlider::tipAt(int x) const
{
    for (int distance = 0; distance <= tipReach; ++distance) {
        const RunMark *left = markAt(x - distance);
        const RunMark *right = markAt(x + distance);
        if (left || right) {
            return m_telling(!left || (right && right->type > left->type) ? *right : *left);
        }
    }
    return toolTip();
}
