#include "app/playtests/hazardcurve.h"

#include "app/playtests/playtesttext.h"
#include "editor/art/canvascolors.h"
#include "editor/art/fontsize.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr int curveHeight = 72;
constexpr double barGap = 4;

} // namespace

HazardCurve::HazardCurve(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"hazardCurve"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HazardCurve::setFigures(const PlaytestFindings &findings)
{
    m_now = findings.hazard;
    m_before = findings.hazardBefore;
    m_games = findings.entered;
    m_gaveUp = findings.gaveUp;
    retranslate();
    update();
}

QString HazardCurve::told(const QString &sentence, int tenth) const
{
    return sentence.arg(PlaytestText::percent(tenth / double(PlaytestFindings::tenths)),
                        PlaytestText::percent((tenth + 1) / double(PlaytestFindings::tenths)),
                        PlaytestText::percent(m_now.shareAt(tenth)),
                        PlaytestText::number(m_now.lostAt[std::size_t(tenth)]),
                        PlaytestText::number(m_now.reached[std::size_t(tenth)]));
}

QString HazardCurve::tipOf(int tenth) const
{
    //: %1 and %2 are in percent, of all that has to be done to win
    return told(tr("Progress %1 to %2: %3 of the games that get this far are lost here (%4 of %5)."), tenth);
}

QString HazardCurve::sentence() const
{
    int worst = 0;
    for (int tenth = 1; tenth < PlaytestFindings::tenths; ++tenth) {
        worst = m_now.shareAt(tenth) > m_now.shareAt(worst) ? tenth : worst;
    }
    if (m_now.shareAt(worst) == 0) {
        return m_games == 0         ? QString()
               : m_gaveUp == 0      ? tr("No games lost so far.")
               : m_gaveUp < m_games ? tr("No games lost so far; given up: %1 of %2.")
                                          .arg(PlaytestText::number(m_gaveUp), PlaytestText::number(m_games))
                                    : tr("No game was played to the end: all were given up.");
    }
    //: %1 and %2 are in percent, of all that has to be done to win
    return told(tr("Most dangerous: between %1 and %2 of the way to victory. Of the games that get there, %3 are lost "
                   "there (%4 of %5)."),
                worst);
}

void HazardCurve::retranslate()
{
    setAccessibleName(tr("Where games are lost"));
    QStringList tenths;
    for (int tenth = 0; tenth < PlaytestFindings::tenths; ++tenth) {
        tenths.append(tipOf(tenth));
    }
    setAccessibleDescription(tenths.join(u' '));
}

QSize HazardCurve::sizeHint() const
{
    return {PlaytestFindings::tenths * 12, besideFont(curveHeight, font()) + 2 * fontMetrics().height()};
}

/// Returns the share at the top of the chart: a round number, at least as high as all bars.
double HazardCurve::scale() const
{
    double highest = 0;
    for (int i = 0; i < PlaytestFindings::tenths; ++i) {
        highest = std::max({highest, m_now.shareAt(i), m_before ? m_before->shareAt(i) : 0});
    }
    constexpr std::array scales{0.1, 0.25, 0.5};
    const auto *scale = std::find_if(scales.begin(), scales.end(), [highest](double s) { return s >= highest; });
    return scale == scales.end() ? 1 : *scale;
}

/// Returns the rectangle of the bars, between the scale and the labels of progress.
QRect HazardCurve::bars() const
{
    const int line = fontMetrics().height();
    return {0, line, width(), std::max(1, height() - 2 * line)};
}

QRectF HazardCurve::barOf(int tenth, double share) const
{
    const QRect room = bars();
    const double step = double(room.width()) / PlaytestFindings::tenths;
    const double height = (room.height() - 1) * share / scale();
    return {tenth * step + barGap / 2, room.bottom() - height, step - barGap, height};
}

/// The bottom line spans the whole progress; the line above the bars marks the scale.
void HazardCurve::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect room = bars();
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    painter.drawText(QRect(0, 0, width(), room.top()), Qt::AlignLeft | Qt::AlignVCenter,
                     PlaytestText::percent(scale()));
    const QRect foot(0, room.bottom() + 1, width(), height() - room.bottom() - 1);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, tr("Start"));
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, tr("Victory"));
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DotLine));
    painter.drawLine(room.topLeft(), room.topRight());
    for (int tenth = 0; tenth < PlaytestFindings::tenths; ++tenth) {
        painter.fillRect(barOf(tenth, m_now.shareAt(tenth)), palette().color(QPalette::Highlight));
        if (m_before && m_before->reached[std::size_t(tenth)] > 0) {
            painter.drawRect(barOf(tenth, m_before->shareAt(tenth)).adjusted(-1, 0, 0, 0));
        }
    }
}

bool HazardCurve::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int tenth = help->pos().x() * PlaytestFindings::tenths / std::max(1, width());
        QToolTip::showText(help->globalPos(), tipOf(std::clamp(tenth, 0, PlaytestFindings::tenths - 1)), this);
        return true;
    }
    return QWidget::event(event);
}
