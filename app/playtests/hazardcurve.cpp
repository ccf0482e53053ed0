#include "app/playtests/hazardcurve.h"

#include "app/playtests/playtesttext.h"
#include "editor/art/canvascolors.h"
#include "editor/art/fontsize.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

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
    m_reached = findings.reached;
    m_lostAt = findings.lostAt;
    retranslate();
    update();
}

double HazardCurve::shareAt(int tenth) const
{
    const qint64 reached = m_reached[std::size_t(tenth)];
    return reached == 0 ? 0 : double(m_lostAt[std::size_t(tenth)]) / double(reached);
}

QString HazardCurve::tipOf(int tenth) const
{
    //: %1 and %2 are in percent, of all that has to be done to win
    return tr("From %1 to %2 done: %3 of the games that came so far are lost here (%4 of %5).")
        .arg(PlaytestText::percent(tenth / double(PlaytestFindings::tenths)),
             PlaytestText::percent((tenth + 1) / double(PlaytestFindings::tenths)),
             PlaytestText::percent(shareAt(tenth)), QString::number(m_lostAt[std::size_t(tenth)]),
             QString::number(m_reached[std::size_t(tenth)]));
}

QString HazardCurve::sentence() const
{
    int worst = 0;
    for (int tenth = 1; tenth < PlaytestFindings::tenths; ++tenth) {
        worst = shareAt(tenth) > shareAt(worst) ? tenth : worst;
    }
    return shareAt(worst) > 0 ? tr("Most dangerous: %1").arg(tipOf(worst)) : tr("No game was lost so far.");
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
    return {PlaytestFindings::tenths * 12, besideFont(curveHeight, font())};
}

QRectF HazardCurve::barAt(int tenth) const
{
    const double step = double(width()) / PlaytestFindings::tenths;
    double highest = 0;
    for (int i = 0; i < PlaytestFindings::tenths; ++i) {
        highest = std::max(highest, shareAt(i));
    }
    const double height = highest == 0 ? 0 : (this->height() - 1) * shareAt(tenth) / highest;
    return {tenth * step + barGap / 2, this->height() - 1 - height, step - barGap, height};
}

/// The line at the foot is all of the way; bars that are as good as nothing are still seen.
void HazardCurve::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawLine(0, height() - 1, width(), height() - 1);
    for (int tenth = 0; tenth < PlaytestFindings::tenths; ++tenth) {
        painter.fillRect(barAt(tenth), palette().color(QPalette::Highlight));
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
