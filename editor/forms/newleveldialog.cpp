#include "editor/forms/newleveldialog.h"

#include "editor/forms/sidefield.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/newlayout.h"
#include "gamecore/level/level.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

NewLevelDialog::NewLevelDialog(Size size, QWidget *parent)
    : QDialog(parent), m_width(makeSideField(size.width, u"newLevelWidth"_s, tr("Width in cells"))),
      m_height(makeSideField(size.height, u"newLevelHeight"_s, tr("Height in cells")))
{
    setObjectName(u"newLevelDialog"_s);
    setAccessibleName(tr("New level"));
    setWindowTitle(tr("New level"));
    auto *layout = newLayout<QFormLayout>(this, 16, 8);
    layout->addRow(new QLabel(tr("A floor with a wall around it and a start in its corner.")));
    layout->addRow(tr("&Width in cells"), m_width);
    layout->addRow(tr("&Height in cells"), m_height);
    layout->setWidget(layout->rowCount(), QFormLayout::FieldRole, makeSideBound());
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->setObjectName(u"newLevelButtons"_s);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    layout->addRow(buttons);
    m_width->selectAll();
}

Size NewLevelDialog::size() const
{
    return {m_width->value(), m_height->value()};
}

void NewLevelDialog::accept()
{
    if (!isLookedAtFirst({m_width, m_height})) {
        QDialog::accept();
    }
}
