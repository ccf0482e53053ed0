#include "editor/forms/mixdialog.h"

#include "editor/forms/paintchoice.h"
#include "editor/tools/strokename.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/numberbox.h"
#include "editor/widgets/quietlist.h"
#include "gamecore/data/catalogue.h"

#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

MixDialog::MixDialog(const PaintMix &mix, const Paint &proposed, CataloguePtr catalogue, QWidget *parent)
    : QDialog(parent), m_catalogue(std::move(catalogue)), m_mix(mix), m_choice(new PaintChoice(*m_catalogue)),
      m_list(new QuietList<QListWidget>), m_weight(new NumberBox), m_remove(new QPushButton(tr("&Remove")))
{
    setObjectName(u"mixDialog"_s);
    setWindowTitle(tr("Random mix"));
    setAccessibleName(windowTitle());
    m_choice->setObjectName(u"mixChoice"_s);
    m_choice->setAccessibleName(tr("What to add"));
    m_choice->setPaint(proposed);
    m_list->setObjectName(u"mixList"_s);
    m_list->setAccessibleName(tr("Parts of the mix"));
    m_list->setIconSize({KindIcons::side, KindIcons::side});
    m_weight->setObjectName(u"mixWeight"_s);
    m_weight->setAccessibleName(tr("Weight"));
    m_weight->setRange(1, PaintMix::largestWeight);
    m_remove->setObjectName(u"mixRemove"_s);
    m_remove->setAccessibleName(tr("Remove"));
    auto *adding = new QPushButton(tr("&Add"));
    adding->setObjectName(u"mixAdd"_s);
    adding->setAccessibleName(tr("Add"));
    auto *label = new QLabel(tr("&Weight"));
    label->setBuddy(m_weight);
    auto *grid = newLayout<QGridLayout>(this, 16, 8);
    grid->addWidget(m_choice, 0, 0, 1, 2);
    grid->addWidget(adding, 0, 2);
    grid->addWidget(m_list, 1, 0, 1, 3);
    grid->addWidget(label, 2, 0);
    grid->addWidget(m_weight, 2, 1);
    grid->addWidget(m_remove, 2, 2);
    grid->addWidget(dialogButtons(*this), 3, 0, 1, 3);
    connect(adding, &QPushButton::clicked, this, &MixDialog::add);
    connect(m_remove, &QPushButton::clicked, this, &MixDialog::removeCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this, &MixDialog::showWeight);
    connect(m_weight, &QSpinBox::valueChanged, this, &MixDialog::setWeight);
    if (m_mix.isEmpty()) {
        add();
    }
    showParts(0);
}

void MixDialog::add()
{
    const Paint paint = m_choice->paint();
    const auto found = std::find_if(m_mix.parts.begin(), m_mix.parts.end(),
                                    [&paint](const PaintMix::Part &part) { return part.paint == paint; });
    const auto row = found - m_mix.parts.begin();
    if (found == m_mix.parts.end()) {
        m_mix.parts.push_back({paint, 1});
    } else {
        found->weight = std::min(found->weight + 1, PaintMix::largestWeight);
    }
    showParts(int(row));
}

void MixDialog::removeCurrent()
{
    const int row = m_list->currentRow();
    m_mix.parts.erase(m_mix.parts.begin() + row);
    showParts(std::min(row, int(m_mix.parts.size()) - 1));
}

void MixDialog::showParts(int current)
{
    m_list->clear();
    for (const PaintMix::Part &part : m_mix.parts) {
        const QString &key =
            part.paint.what == Paint::What::Terrain ? m_catalogue->terrain(part.paint.terrain).key : part.paint.kind;
        new QListWidgetItem(m_icons.of(key, *m_catalogue),
                            tr("%1 × %2").arg(part.weight).arg(nameOf(part.paint, *m_catalogue)), m_list);
    }
    m_list->setCurrentRow(current);
    showWeight();
}

void MixDialog::showWeight()
{
    const int row = m_list->currentRow();
    m_weight->setEnabled(row >= 0);
    m_remove->setEnabled(row >= 0);
    if (row >= 0) {
        const QSignalBlocker quiet(m_weight);
        m_weight->setValue(m_mix.parts[std::size_t(row)].weight);
    }
}

void MixDialog::setWeight(int weight)
{
    const int row = m_list->currentRow();
    PaintMix::Part &part = m_mix.parts[std::size_t(row)];
    part.weight = weight;
    m_list->item(row)->setText(tr("%1 × %2").arg(weight).arg(nameOf(part.paint, *m_catalogue)));
}
