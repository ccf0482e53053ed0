#include "editor/features/generatefeature.h"

#include "editor/document/leveltabs.h"
#include "editor/forms/generatedialog.h"
#include "editor/tools/toolbox.h"
#include "gamecore/data/catalogue.h"

#include <QAction>
#include <QMainWindow>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace {

constexpr int distance = 24;

/// Moves a dialog beside the canvas rather than over it: what is made is to be seen.
void putAside(QDialog &dialog, const QWidget &window)
{
    dialog.adjustSize();
    const QRect frame = window.geometry();
    dialog.move(frame.right() - dialog.width() - distance, frame.top() + 4 * distance);
}

} // namespace

GenerateFeature::GenerateFeature(const EditDesk &desk)
    : EditFeature(desk),
      m_generate(makeAction(CommandIds::generate,
                            {MenuSection::LevelGenerate, u"dungeon"_s, {Qt::CTRL | Qt::ALT | Qt::Key_G}}))
{
    m_plan.wall = desk.document.baseCatalogue()->wall();
    m_plan.floor = desk.document.baseCatalogue()->floor();
    m_generate->setEnabled(false);
    connect(m_generate, &QAction::triggered, this, &GenerateFeature::openDialog);
    retranslate();
}

void GenerateFeature::openDialog()
{
    desk().toolbox.cancel();
    m_plan.seed = QRandomGenerator::global()->bounded(1'000'000U);
    auto *dialog = new GenerateDialog(desk().document, desk().toolbox.selection().cells(), m_plan, &desk().host);
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
    setTexts(m_generate, tr("&Generate…"),
             tr("Make rooms, a maze or a cave into the level, into the selected cells or into a new level"));
}
