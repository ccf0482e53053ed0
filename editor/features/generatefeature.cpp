#include "editor/features/generatefeature.h"

#include "editor/art/icon.h"
#include "editor/document/openlevels.h"
#include "editor/forms/generatedialog.h"
#include "editor/tools/toolbox.h"
#include "gamecore/data/catalogue.h"

#include <QAction>
#include <QMainWindow>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace {

constexpr int distance = 24;

/// Beside the canvas rather than over it: what is made is to be seen.
void putAside(QDialog &dialog, const QWidget &window)
{
    dialog.adjustSize();
    const QRect frame = window.geometry();
    dialog.move(frame.right() - dialog.width() - distance, frame.top() + 4 * distance);
}

} // namespace

GenerateFeature::GenerateFeature(const EditDesk &desk)
    : EditFeature(desk), m_generate(new QAction(programIcon(u"dungeon"_s), {}, &desk.host))
{
    m_plan.wall = desk.document.baseCatalogue()->wall();
    m_plan.floor = desk.document.baseCatalogue()->floor();
    m_generate->setObjectName(u"generate"_s);
    m_generate->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_G);
    m_generate->setEnabled(false);
    connect(m_generate, &QAction::triggered, this, &GenerateFeature::openDialog);
    retranslate();
}

QList<QAction *> GenerateFeature::actions(EditMenu menu) const
{
    return menu == EditMenu::Level ? QList<QAction *>{nullptr, m_generate} : QList<QAction *>();
}

void GenerateFeature::openDialog()
{
    desk().toolbox.cancel();
    m_plan.seed = QRandomGenerator::global()->bounded(1'000'000U);
    auto *dialog = new GenerateDialog(desk().document, desk().toolbox.selectedCells(), m_plan, &desk().host);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_plan = dialog->plan();
        if (dialog->newLevel()) {
            desk().levels.add(*dialog->newLevel(), {}, false, false);
        }
    });
    putAside(*dialog, desk().host);
    dialog->open();
}

void GenerateFeature::setActive(bool isActive)
{
    m_generate->setEnabled(isActive);
}

void GenerateFeature::retranslate()
{
    m_generate->setText(tr("&Generate…"));
    m_generate->setStatusTip(
        tr("Make rooms, a maze or a cave into the level, into the selected cells or into a new level"));
}
