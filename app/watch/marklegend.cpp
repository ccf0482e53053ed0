#include "app/watch/marklegend.h"

#include "app/watch/markslider.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int legendGap = 4; ///< between a mark and its name
constexpr int legendApart = 14;

} // namespace

MarkLegend::MarkLegend(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"markLegend"_s);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void MarkLegend::setMarks(const std::vector<RunMark> &marks)
{
    m_types.clear();
    for (int type = 0; type < runMarkCount; ++type) {
        const auto isOfType = [type](const RunMark &mark) { return int(mark.type) == type; };
        if (std::any_of(marks.begin(), marks.end(), isOfType)) {
            m_types.push_back(RunMark::Type(type));
        }
    }
    retranslate();
}

void MarkLegend::retranslate()
{
    QStringList names;
    for (const RunMark::Type type : m_types) {
        names.append(MarkSlider::nameOf(type));
    }
    //: %1 is such as "hit, kill, death"
    setAccessibleName(tr("Marks on the timeline: %1").arg(names.join(u", "_s)));
    setVisible(!m_types.empty());
    updateGeometry();
    update();
}

int MarkLegend::markSide() const
{
    return fontMetrics().ascent() * 3 / 4;
}

int MarkLegend::widthOf(RunMark::Type type) const
{
    return markSide() + legendGap + fontMetrics().horizontalAdvance(MarkSlider::nameOf(type));
}

QSize MarkLegend::sizeHint() const
{
    int width = 0;
    for (const RunMark::Type type : m_types) {
        width += widthOf(type) + (width > 0 ? legendApart : 0);
    }
    return {width, fontMetrics().height()};
}

QSize MarkLegend::minimumSizeHint() const
{
    return {0, fontMetrics().height()};
}

void MarkLegend::paintEvent(QPaintEvent *)
{
    if (!isWhole()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = markSide();
    int x = 0;
    for (const RunMark::Type type : m_types) {
        MarkSlider::paintMark(painter, type, QRectF(x, (height() - side) / 2.0, side, side), palette());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRect(x + side + legendGap, 0, width(), height()), Qt::AlignLeft | Qt::AlignVCenter,
                         MarkSlider::nameOf(type));
        x += widthOf(type) + legendApart;
    }
}
