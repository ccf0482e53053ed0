#include "app/playtests/heatlegend.h"

#include "editor/panels/overlaylegend.h"
#include "editor/pictures/layerpainter.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

using namespace Qt::StringLiterals;

HeatLegend::HeatLegend(QWidget *parent) : QWidget(parent), m_nowhere(namedLabel(u"heatNowhere"_s, true))
{
    auto *layout = newLayout<QGridLayout>(this, 0, 4);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        m_parts[i] = {new QLabel, namedLabel(u"heat%1"_s.arg(i + 1), true)};
        layout->addWidget(m_parts[i].swatch, int(i) / 2, int(i) % 2 * 2);
        layout->addWidget(m_parts[i].text, int(i) / 2, int(i) % 2 * 2 + 1);
    }
    layout->setColumnStretch(1, 1);
    layout->setColumnStretch(3, 1);
    layout->addWidget(m_nowhere, int(m_parts.size()) / 2 + 1, 0, 1, 4);
    hide();
}

void HeatLegend::setLayer(const HeatLayer &heat, bool isWanted)
{
    const std::size_t marks = heat.layer ? heat.layer->marks.size() : 0;
    const QLocale locale;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const qint64 last = heat.lastOf(int(i));
        const bool isShown = i < marks && (marks == 1 || heat.from[i] <= last);
        m_parts[i].swatch->setVisible(isShown);
        m_parts[i].text->setVisible(isShown && marks > 1);
        if (isShown) {
            m_parts[i].swatch->setPixmap(markSwatch(heat.layer->marks[i], swatchSide, devicePixelRatioF()));
            const QString from = locale.toString(heat.from[i]);
            m_parts[i].text->setText(heat.from[i] == last ? from : u"%1–%2"_s.arg(from, locale.toString(last)));
        }
    }
    m_nowhere->setText(tr("No cells so far."));
    m_nowhere->setVisible(marks == 0);
    setVisible(isWanted);
}

QString HeatLegend::nameOf(Heat heat)
{
    const auto names =
        rowsFor<Heat>(tr("None"), tr("Visits"), tr("Deaths"), tr("Hits"), tr("Waiting"), tr("Unvisited cells"));
    return names[std::size_t(heat)];
}
