#include "editor/filing/differencelegend.h"

#include "editor/art/markpainting.h"
#include "editor/widgets/flowlayout.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

namespace {

constexpr int keySide = 18;

QWidget *makeEntry(const DifferenceMarkRow &row, double ratio)
{
    auto *swatch = new QLabel;
    swatch->setPixmap(markSwatch(row.mark, keySide, ratio));
    auto *entry = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(entry, 0, 4);
    layout->addWidget(swatch);
    layout->addWidget(plainLabel(QCoreApplication::translate("DifferenceMark", row.name)));
    return entry;
}

} // namespace

DifferenceLegend::DifferenceLegend(QWidget *parent) : QWidget(parent), m_layout(newLayout<FlowLayout>(this, 0, 12))
{
}

void DifferenceLegend::setLayers(const DifferenceLayers &layers)
{
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const DifferenceMarkRow &row : differenceMarks()) {
        if (layers.has(row.what)) {
            m_layout->addWidget(makeEntry(row, devicePixelRatioF()));
        }
    }
}
